import { readdirSync } from "node:fs";
import path from "node:path";
import type { CallName } from "@/lib/api/call";
import { ADDRESS_HEADER } from "@/lib/platform/http/origin";
import { SAME_MACHINE_HEADER } from "@/lib/platform/http/same-machine";

type Params = Record<string, string | string[]>;
type Handler = (request: Request, segments: { params: Promise<Params> }) => Promise<Response>;
type Route = { file: string; pattern: RegExp; names: string[] };

const folder = path.resolve("app/api");

/** Dynamic segments of a path, such as `[id]` and `[...path]`. */
const segment = /\[(\.\.\.)?(\w+)\]/g;

function routeOf(file: string): Route {
  const place = path.dirname(file);
  const pattern = place.replace(segment, (_, rest) => (rest ? "(.+)" : "([^/]+)"));
  return {
    file: path.join(folder, file),
    pattern: new RegExp(`^/api/${pattern}$`),
    names: [...place.matchAll(segment)].map(([, , name = ""]) => name),
  };
}

const rankOf = ({ file, names }: Route) => (file.includes("[...") ? 100 : names.length);

/** Every route of the API; those with fewer dynamic segments come first, and those that take any path last. */
const routes = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts")
  .map(routeOf)
  .sort((a, b) => rankOf(a) - rankOf(b));

/** The cookies of answers, which are sent with later calls; null unless `keepCookies` was called. */
let cookies: Map<string, string> | null = null;

/** Keeps the cookies of the routes until the next test begins, as a browser does. */
export function keepCookies() {
  cookies = new Map();
}

function storeCookies(answer: Response) {
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    cookies?.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** The calls whose route has not answered. */
const pendingCalls = new Set<Promise<Response>>();

/** Resolves once the routes have answered what they were asked, and the components have read the answers. */
export async function answersRead() {
  await Promise.allSettled(pendingCalls);
  await new Promise(setImmediate);
}

export async function answerOfRoute(url: URL, init: RequestInit): Promise<Response> {
  for (const { file, pattern, names } of routes) {
    const values = pattern.exec(url.pathname)?.slice(1);
    if (!values) continue;
    const handler: Handler | undefined = (await import(file))[init.method ?? "GET"];
    if (!handler) return new Response(null, { status: 405 });
    const headers = new Headers(init.headers);
    headers.set("host", url.host);
    headers.set("origin", url.origin);
    headers.set(ADDRESS_HEADER, "192.0.2.1");
    headers.set(SAME_MACHINE_HEADER, "1");
    if (cookies?.size) headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const request = new Request(url, { method: init.method, headers, body: init.body });
    const params = Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(values[at] ?? "")]));
    const answer = await handler(request, { params: Promise.resolve(params) });
    storeCookies(answer);
    return answer;
  }
  throw new TypeError(`No route answers ${url.pathname}.`);
}

/** A call that a component made. */
export type MadeCall = {
  method: string;
  path: string;
  body: unknown;
  /** Undefined while it waits for its answer. */
  status?: number;
};

/** Answers a call in place of its route, whose answer is `answer()`; undefined leaves it to the route. */
type Interceptor = (
  call: MadeCall,
  answer: () => Promise<Response>,
) => Promise<Response | undefined> | Response | undefined;

const interceptors = new Map<string, Interceptor>();

/** The calls since the test began. */
export const madeCalls: MadeCall[] = [];

const patternOf = (name: string) =>
  new RegExp(`^${name.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`);

function interceptorOf(method: string, place: string): Interceptor | undefined {
  for (const [name, interceptor] of interceptors)
    if (patternOf(name).test(`${method} ${place}`)) return interceptor;
  return undefined;
}

function bodyOf(body: unknown): unknown {
  return typeof body === "string" ? JSON.parse(body) : body;
}

/** Makes `fetch` call the route handlers in this process, as the signed-in user's browser on the same machine would. */
export function startApi() {
  madeCalls.length = 0;
  interceptors.clear();
  cookies = null;
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
    const { method = "GET", signal } = init;
    const call: MadeCall = {
      method,
      path: url.pathname.replace(/^\/api/, "") + url.search,
      body: bodyOf(init.body),
    };
    madeCalls.push(call);
    signal?.throwIfAborted();
    const aborted = new Promise<never>((_, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true }),
    );
    const ask = () => {
      const pending = answerOfRoute(url, init);
      pendingCalls.add(pending);
      return pending.finally(() => pendingCalls.delete(pending));
    };
    const interceptor = interceptorOf(method, url.pathname.replace(/^\/api/, ""));
    const answered = async () => (await interceptor?.(call, ask)) ?? ask();
    const answer = await Promise.race([answered(), aborted]);
    call.status = answer.status;
    return answer;
  };
}

/** Answers a call of the API in place of its route, until the returned function is called. */
export function intercept(name: CallName, interceptor: Interceptor): () => void {
  interceptors.set(name, interceptor);
  return () => interceptors.delete(name);
}

function makeSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

type Hold = {
  only?: (call: MadeCall) => boolean;
  /** The answer once released; by default the route's. */
  answer?: () => Response;
};

/** Holds the calls of a name. @returns what resolves when one is made, and what lets all proceed */
export function holdCalls(name: CallName, { only = () => true, answer }: Hold = {}) {
  const made = makeSignal();
  const released = makeSignal();
  const restore = intercept(name, async (call) => {
    if (!only(call)) return undefined;
    made.give();
    await released.given;
    return answer?.();
  });
  return {
    made: made.given,
    release() {
      restore();
      released.give();
    },
  };
}

/** The calls and their answers, to be added to the message of a failed query. */
export const describeCalls = () =>
  madeCalls.map(({ method, path, status }) => `${method} ${path}: ${status ?? "no answer"}`).join("\n");

/** A refusal as the API sends it. */
export const refusal = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  Response.json({ success: false, ...body }, { status, headers });

/** Fails a call as a lost connection does. */
export function loseConnection(): never {
  throw new TypeError("Failed to fetch");
}
