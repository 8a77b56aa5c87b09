import { expect, test } from "@jest/globals";
import { PROXIED_HEADER } from "@/lib/platform/http/origin";
import { SAME_MACHINE_HEADER } from "@/lib/platform/http/same-machine";
import { settleProxyHeaders } from "./proxy-headers";
import { markSameMachine } from "./same-machine";

type Asked = {
  peer?: string;
  headers?: Record<string, string>;
  httpVersion?: string;
  settings?: { SETUP_CODE?: string; SITE_URL?: string; TRUST_PROXY?: "true" | "false" };
};

function isMarked({ peer = "127.0.0.1", headers = {}, httpVersion = "1.1", settings }: Asked): boolean {
  const request = {
    headers: { host: "localhost:3000", ...headers } as Record<string, string>,
    httpVersion,
    socket: { remoteAddress: peer },
  };
  settleProxyHeaders(request as never, false);
  markSameMachine(request as never, { TRUST_PROXY: "false", ...settings });
  return request.headers[SAME_MACHINE_HEADER] === "1";
}

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])(
  "a browser that connects from %s is on this machine",
  (peer) => {
    for (const host of ["localhost:3000", "localhost", "LOCALHOST:80", "127.0.0.1:3000", "[::1]:3000"]) {
      expect([host, isMarked({ peer, headers: { host } })]).toEqual([host, true]);
    }
  },
);

test.each(["192.168.1.20", "203.0.113.5", "::ffff:203.0.113.5", "2001:db8::1", "172.17.0.1", ""])(
  "a connection from %s is not, with any headers",
  (peer) => {
    expect(isMarked({ peer })).toBe(false);
    expect(isMarked({ peer, headers: { [SAME_MACHINE_HEADER]: "1" } })).toBe(false);
  },
);

test.each([
  "evil.example",
  "evil.example:3000",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "192.168.1.5",
  "",
])("a page that asks for the host %j may have had its name rebound", (host) =>
  expect(isMarked({ headers: { host } })).toBe(false),
);

test.each([
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-forwarded-anything",
  "forwarded",
  "via",
  "x-real-ip",
  "cf-connecting-ip",
  "true-client-ip",
  "fastly-client-ip",
  "x-cluster-client-ip",
  "x-arr-clientip",
  "cdn-loop",
  "x-envoy-external-address",
  "tailscale-user-login",
])("a request with the header %s was passed on by a proxy", (name) => {
  expect(isMarked({ headers: { [name]: "127.0.0.1" } })).toBe(false);
  expect(isMarked({ headers: { [name]: "" } })).toBe(false);
});

test("a proxy without headers that speaks HTTP/1.0 is no browser", () => {
  expect(isMarked({ httpVersion: "1.0" })).toBe(false);
});

test.each([{ TRUST_PROXY: "true" as const }, { SITE_URL: "https://shop.example" }])(
  "with %j the site is behind a proxy, and no connection counts as local",
  (settings) => expect(isMarked({ settings })).toBe(false),
);

test("a code set by the operator is required of everyone", () => {
  expect(isMarked({ settings: { SETUP_CODE: "chosen by the operator" } })).toBe(false);
});

test.each(["http://localhost:3000", "http://LOCALHOST:3000"])(
  "a browser here sends the origin %s",
  (origin) => {
    expect(isMarked({ headers: { origin } })).toBe(true);
  },
);

test.each([
  "https://shop.example",
  "http://127.0.0.1:3000",
  "http://localhost:4000",
  "http://localhost",
  "null",
  "",
])("a visitor whose origin is %j came through a proxy that wrote its own host", (origin) =>
  expect(isMarked({ headers: { origin } })).toBe(false),
);

test("an address of this machine is no proxy's", () => {
  expect(isMarked({ settings: { SITE_URL: "http://localhost:3000" } })).toBe(true);
});

test("a visitor can't hide the mark of a proxy", () => {
  expect(isMarked({ headers: { [PROXIED_HEADER]: "1", via: "1.1 proxy" } })).toBe(false);
});
