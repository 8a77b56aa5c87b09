import { expect, test } from "@jest/globals";
import { isPrivateReachable, isPublicAddress } from "./public-address";

test.each([
  "1.1.1.1",
  "8.8.8.8",
  "172.15.255.255",
  "172.32.0.1",
  "100.63.0.1",
  "2606:4700:4700::1111",
  "2a00:1450:4001::1",
])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  "",
  "example.com",
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.9.9.9",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.168.1.1",
  "198.18.0.1",
  "203.0.113.5",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "::ffff:a9fe:a9fe",
  "64:ff9b:1::1",
  "fd00:ec2::254",
  "localhost",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  "64:ff9b::a9fe:a9fe",
  "64:ff9b::6464:64c8",
  "2002:a9fe:a9fe::1",
  "169.254.169.254",
  "::ffff:169.254.169.254",
  "fe80::1",
  "fd00:ec2::254",
  "100.100.100.200",
])("%s is not reached in one's own network either", (address) =>
  expect(isPrivateReachable(address)).toBe(false),
);

test.each(["127.0.0.1", "10.0.0.7", "::1", "fd12::1"])("%s is reached in one's own network", (address) =>
  expect(isPrivateReachable(address)).toBe(true),
);
