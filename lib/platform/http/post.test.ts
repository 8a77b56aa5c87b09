import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { AddressRefused, ownNetworkReach, postWithin, publicReach, requireWithin } from "./post.server";

let server: Server;
let port: number;
const received: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(request.url ?? "");
    response.writeHead(request.url === "/redirect" ? 302 : 200, { location: "/elsewhere" });
    response.end("x".repeat(100_000));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

const { signal } = new AbortController();
const post = (
  address: string,
  resolve?: Parameters<typeof postWithin>[2]["resolve"],
  reach = ownNetworkReach,
) => postWithin(reach, address, { headers: {}, body: "{}", signal, ...(resolve && { resolve }) });

/** Resolves a name to each of these addresses in turn, as a hostile name server does. */
function resolving(...turns: string[][]) {
  let asked = 0;
  const resolve = (
    _: string,
    __: object,
    callback: (error: null, found: { address: string; family: number }[]) => void,
  ) => {
    const addresses = turns[Math.min(asked++, turns.length - 1)] ?? [];
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
  return { resolve: resolve as unknown as NonNullable<Parameters<typeof post>[1]>, asked: () => asked };
}

test("an answer counts by its status, its long body is dropped, and no redirect is followed", async () => {
  expect(await post(`http://127.0.0.1:${port}/one`)).toBe(200);
  expect(await post(`http://127.0.0.1:${port}/redirect`)).toBe(302);
  expect(received).toEqual(["/one", "/redirect"]);
});

test.each([
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://0177.0.0.1/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:7f00:1]/",
  "https://169.254.169.254/latest/meta-data",
  "https://localhost/",
  "https://printer/",
  "https://till.local/",
  "https://till.local./",
  "https://hooks.home.arpa/",
  "http://example.com/",
])("%s is out of the public reach", async (address) => {
  await expect(post(address, undefined, publicReach)).rejects.toThrow(AddressRefused);
});

test("a name with one private address among public ones is refused", async () => {
  const { resolve } = resolving(["1.1.1.1", "10.0.0.1"]);
  await expect(post("https://hooks.example.com/", resolve, publicReach)).rejects.toThrow("10.0.0.1");
  await expect(requireWithin(publicReach, "https://hooks.example.com/", resolve)).rejects.toThrow("10.0.0.1");
});

test("an address may be stored if its name has public addresses only, or none yet", async () => {
  const check = (resolve: NonNullable<Parameters<typeof post>[1]>, reach = publicReach) =>
    requireWithin(reach, "https://hooks.example.com/", resolve);
  await expect(check(resolving(["1.1.1.1", "2606:4700::1111"]).resolve)).resolves.toBeUndefined();
  await expect(check(resolving([]).resolve)).resolves.toBeUndefined();
  const inOwnNetwork = resolving(["192.168.1.9"]).resolve;
  await expect(check(inOwnNetwork)).rejects.toThrow(AddressRefused);
  await expect(check(inOwnNetwork, ownNetworkReach)).resolves.toBeUndefined();
});

test("a name is resolved once, so that a later answer of the name server changes nothing", async () => {
  const { resolve, asked } = resolving(["127.0.0.1"], ["169.254.169.254"]);
  expect(await post(`http://hooks.example:${port}/named`, resolve)).toBe(200);
  expect(asked()).toBe(1);
  await expect(post(`http://hooks.example:${port}/named`, resolve)).rejects.toThrow("169.254.169.254");
});
