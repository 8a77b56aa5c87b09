import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, test } from "@jest/globals";

const origin = "https://shop.example";
const scope = `${origin}/admin?tab=orders&view=kitchen`;

type FetchEvent = { request: object; respondWith: (answer: Promise<unknown>) => void };
let listen: (event: FetchEvent) => void;
let answer: () => Promise<Response>;
const kept = new Map<string, Response>();

beforeEach(() => {
  kept.clear();
  answer = async () => {
    throw new TypeError("Failed to fetch");
  };
  const self = {
    location: { origin },
    registration: { scope },
    addEventListener: (name: string, listener: typeof listen) => {
      if (name === "fetch") listen = listener;
    },
  };
  const caches = { open: async () => ({ match: async (address: string) => kept.get(address)?.clone() }) };
  const globals = { self, caches, URL, Response, Date, setTimeout: () => 0, fetch: () => answer() };
  runInNewContext(readFileSync("public/kitchen-worker.js", "utf8"), globals);
});

/** Returns the text of the worker's answer; null if it leaves the request alone, "failed" for a network error. */
async function ask(url: string, mode = "navigate"): Promise<string | null> {
  let given: Promise<unknown> | null = null;
  const respondWith = (response: Promise<unknown>) => {
    given = response;
  };
  listen({ request: { url, mode, method: "GET" }, respondWith });
  if (!given) return null;
  const response = (await given) as Response;
  return response.type === "error" ? "failed" : response.text();
}

const keep = (hoursAgo: number) =>
  kept.set(
    scope,
    new Response("kept", { headers: { date: new Date(Date.now() - hoursAgo * 3_600_000).toUTCString() } }),
  );

test("the kitchen comes from the network, and from the cache without one", async () => {
  keep(1);
  expect(await ask(scope)).toBe("kept");
  answer = async () => new Response("fresh");
  expect(await ask(scope)).toBe("fresh");
  answer = async () => new Response("restarting", { status: 502 });
  expect(await ask(scope)).toBe("kept");
});

test("a document is not shown after a day, and nothing if none is kept", async () => {
  expect(await ask(scope)).toBe("failed");
  keep(25);
  expect(await ask(scope)).toBe("failed");
});

test("only files of the application are kept besides; calls and other sites are left alone", async () => {
  const script = `${origin}/_next/static/chunks/a.js`;
  kept.set(script, new Response("script"));
  expect(await ask(script, "no-cors")).toBe("script");
  expect(await ask(`${origin}/api/orders`, "cors")).toBeNull();
  expect(await ask("https://other.example/_next/static/a.js", "cors")).toBeNull();
});
