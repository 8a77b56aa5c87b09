import { expect, test } from "@jest/globals";
import { addressKey } from "./address-key";

test.each([
  ["203.0.113.5", "203.0.113.5"],
  ["::ffff:203.0.113.5", "203.0.113.5"],
  ["::FFFF:cb00:7105", "203.0.113.5"],
  ["0:0:0:0:0:ffff:203.0.113.5", "203.0.113.5"],
])("%s counts as the IPv4 address %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each([
  "2001:db8:1:2::",
  "2001:db8:1:2::1",
  "2001:0DB8:0001:0002:ffff:ffff:ffff:ffff",
  "2001:db8:1:2:0:0:203.0.113.5",
  "2001:db8:1:2::7%eth0",
])("%s counts for its whole /64", (address) => {
  expect(addressKey(address)).toBe("2001:db8:1:2::/64");
});

test("neighbouring networks count apart", () => {
  const addresses = [
    "2001:db8:1:2::1",
    "2001:db8:1:3::1",
    "2001:db8::1",
    "::1",
    "fe80::1",
    "1::",
    "::2:0:0:1",
  ];
  expect(addresses.map(addressKey)).toEqual([
    "2001:db8:1:2::/64",
    "2001:db8:1:3::/64",
    "2001:db8:0:0::/64",
    "0:0:0:0::/64",
    "fe80:0:0:0::/64",
    "1:0:0:0::/64",
    "0:0:0:0::/64",
  ]);
});

test.each(["unknown", "", "300.1.1.1"])("%j is no address and counts as itself", (address) => {
  expect(addressKey(address)).toBe(address);
});
