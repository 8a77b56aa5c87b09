import { expect, test } from "@jest/globals";
import { visitorAddress } from "./visitor-address";

function address(peer: string | undefined, forwarded: string | string[] | undefined, trustProxy = false) {
  const request = { headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress: peer } };
  return visitorAddress(request as never, trustProxy);
}

test("the address of a direct visitor is the connection's, with any header", () => {
  expect(address("203.0.113.5", undefined)).toBe("203.0.113.5");
  expect(address("203.0.113.5", "198.51.100.1")).toBe("203.0.113.5");
});

test.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])(
  "a proxy on this machine (%s) is believed",
  (peer) => {
    expect(address(peer, "198.51.100.1")).toBe("198.51.100.1");
    expect(address(peer, undefined)).toBe(peer);
  },
);

test("a proxy elsewhere is trusted if TRUST_PROXY names it", () => {
  expect(address("10.0.0.2", "198.51.100.1", true)).toBe("198.51.100.1");
});

test("only the entry that the proxy added is trusted, not those of the visitor", () => {
  expect(address("127.0.0.1", "1.1.1.1, 2.2.2.2, 198.51.100.1")).toBe("198.51.100.1");
  expect(address("127.0.0.1", "1.1.1.1,2001:db8::7")).toBe("2001:db8::7");
});

test.each([
  ["198.51.100.1:4711", "198.51.100.1"],
  ["[2001:db8::7]:4711", "2001:db8::7"],
  ["[2001:db8::7]", "2001:db8::7"],
])("the port of %s is left out", (forwarded, visitor) => {
  expect(address("127.0.0.1", forwarded)).toBe(visitor);
});

test.each(["", " ", ",", "1.1.1.1,", "unknown", "evil\tname", "x".repeat(5000), "300.1.1.1"])(
  "%j is no address, so the connection's is taken",
  (forwarded) => {
    expect(address("127.0.0.1", forwarded)).toBe("127.0.0.1");
  },
);

test("a connection that is closed already", () => {
  expect(address(undefined, "198.51.100.1")).toBe("unknown");
});
