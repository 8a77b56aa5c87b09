import { beforeEach, expect, jest, test } from "@jest/globals";
import { setApiBase, setBearerSource } from "./api-source";
import { RequestError, request } from "./client";

type Call = { url: string; init: RequestInit };
let calls: Call[];

function serve(answer: (url: string) => Response | Promise<Response>) {
  calls = [];
  globalThis.fetch = jest.fn(async (url: string | URL | Request, init: RequestInit = {}) => {
    calls.push({ url: String(url), init });
    return answer(String(url));
  }) as typeof fetch;
}

const ok = (body: object = {}) => Response.json({ success: true, ...body });
const header = (name: string) => new Headers(calls.at(-1)?.init.headers).get(name);

async function failure(call: Promise<unknown>): Promise<RequestError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof RequestError) return error;
  throw new Error(`expected a RequestError, got ${String(error)}`);
}

beforeEach(() => {
  setApiBase("/api");
  setBearerSource(() => "token");
  serve(() => ok());
});

test("a call is sent to this site's API as JSON with the token, and its answer returned", async () => {
  serve(() => ok({ isConfigured: true }));
  const answer = await request("/config/save", { method: "POST", body: { isConfigured: true } });
  expect(answer).toEqual({ success: true, isConfigured: true });
  expect(calls[0]?.url).toBe("/api/config/save");
  expect(calls[0]?.init).toMatchObject({
    method: "POST",
    body: '{"isConfigured":true}',
    credentials: "same-origin",
  });
  expect(header("authorization")).toBe("Bearer token");
  expect(header("content-type")).toBe("application/json");
});

test("signing in carries no token", async () => {
  await request("/auth/login", { method: "POST", body: {} });
  expect(header("authorization")).toBeNull();
});

test("without a token there is no authorization header", async () => {
  setBearerSource(() => null);
  await request("/auth/verify");
  expect(header("authorization")).toBeNull();
});

test("a call with a refused token is retried once by cookie, and the token is removed", async () => {
  let stored: string | null = "dead";
  setBearerSource(
    () => stored,
    (token) => {
      if (token === stored) stored = null;
    },
  );
  const answers = [Response.json({ success: false }, { status: 401 }), ok({ version: 4 }), ok()];
  serve(() => answers.shift() ?? ok());
  const headers = { "if-match": '"3"' };
  expect(await request("/landing/config", { method: "POST", body: { a: 1 }, headers })).toMatchObject({
    version: 4,
  });
  expect(calls.map(({ init }) => new Headers(init.headers).get("authorization"))).toEqual([
    "Bearer dead",
    null,
  ]);
  expect(calls[1]?.init).toMatchObject({ method: "POST", body: '{"a":1}' });
  expect(header("if-match")).toBe('"3"');
  await request("/landing/config");
  expect(calls).toHaveLength(3);
  expect(header("authorization")).toBeNull();
});

test("if the cookie is refused as well, the token stays and the call fails", async () => {
  const drop = jest.fn();
  setBearerSource(() => "dead", drop);
  serve(() => Response.json({ success: false }, { status: 401 }));
  expect((await failure(request("/auth/verify"))).status).toBe(401);
  expect(calls).toHaveLength(2);
  expect(drop).not.toHaveBeenCalled();
});

test("without a token a refusal is final", async () => {
  setBearerSource(() => null);
  serve(() => Response.json({ success: false }, { status: 401 }));
  expect((await failure(request("/auth/verify"))).status).toBe(401);
  expect(calls).toHaveLength(1);
});

test("a call can have further headers", async () => {
  await request("/landing/config", { method: "POST", body: {}, headers: { "if-match": '"3"' } });
  expect(header("if-match")).toBe('"3"');
  expect(header("content-type")).toBe("application/json");
});

test("an upload keeps its own content type", async () => {
  const body = new FormData();
  await request("/templates/upload", { method: "POST", body });
  expect(calls[0]?.init.body).toBe(body);
  expect(header("content-type")).toBeNull();
});

test("a refusal carries the server's sentence, its fields and the wait", async () => {
  serve(() =>
    Response.json(
      { success: false, error: "Too many tries", fields: { email: "Unknown", port: 5 } },
      { status: 429, headers: { "retry-after": "30" } },
    ),
  );
  expect(await failure(request("/auth/verify"))).toMatchObject({
    status: 429,
    message: "Too many tries",
    serverMessage: "Too many tries",
    fields: { email: "Unknown" },
    retryAfter: 30,
  });
});

test("a refusal names the factor needed to repeat the call, and the call is not repeated automatically", async () => {
  serve(() => Response.json({ success: false, error: "Enter it", needs: "password" }, { status: 403 }));
  expect(await failure(request("/config/save", { method: "POST" }))).toMatchObject({ needs: "password" });
  expect(calls).toHaveLength(1);
});

test("a refusal carries all that is wrong with a file", async () => {
  const report = [
    { message: "The page is empty", file: "index.html" },
    { message: "Too long", line: 3 },
  ];
  const answer = {
    success: false,
    error: "index.html: The page is empty",
    report: [...report, null, {}, "x"],
  };
  serve(() => Response.json(answer, { status: 422 }));
  expect((await failure(request("/templates/upload"))).report).toEqual(report);
  serve(() => Response.json({ success: false, error: "No", report: "x" }, { status: 422 }));
  expect((await failure(request("/templates/upload"))).report).toEqual([]);
});

test.each([
  ["a page", new Response("<h1>Bad gateway</h1>", { status: 502 }), 502],
  ["nothing", new Response(null, { status: 204 }), 204],
  ["half of an answer", new Response('{"success": tr'), 200],
])("an answer that is %s becomes a plain message", async (_what, response, status) => {
  serve(() => response);
  const error = await failure(request("/config/check"));
  expect(error).toMatchObject({ status, message: "The server could not do that." });
  expect(error.serverMessage).toBeUndefined();
});

test("no answer is status 0", async () => {
  serve(() => Promise.reject(new TypeError("fetch failed")));
  expect(await failure(request("/config/check"))).toMatchObject({
    status: 0,
    message: "The server did not answer.",
  });
});

test("an answer that breaks off is none, a refusal stays one", async () => {
  const broken = () => new ReadableStream({ pull: (stream) => stream.error(new TypeError("network error")) });
  serve(() => new Response(broken(), { status: 200 }));
  expect(await failure(request("/auth/me"))).toMatchObject({ status: 0 });
  serve(() => new Response(broken(), { status: 503 }));
  expect(await failure(request("/auth/me"))).toMatchObject({ status: 503 });
});

test("a call that timed out has status 0", async () => {
  globalThis.fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
  const given = new AbortController();
  const call = failure(request("/config/check", { signal: given.signal }));
  setTimeout(() => given.abort(), 5);
  expect((await call).status).toBe(0);
});

test("calls go to the configured API once it has answered", async () => {
  setApiBase("https://api.example.com/v1/");
  await request("/config/check");
  await request("/landing/config");
  expect(calls.map(({ url }) => url)).toEqual([
    "https://api.example.com/v1/config/check",
    "https://api.example.com/v1/config/check",
    "https://api.example.com/v1/landing/config",
  ]);
  expect(new Headers(calls[0]?.init.headers).has("authorization")).toBe(false);
});

test.each([
  ["can’t be reached", () => Promise.reject(new TypeError("fetch failed"))],
  ["is another kind of server", () => new Response("<html>", { status: 200 })],
  ["knows no such path", () => new Response("Not found", { status: 404 })],
])("calls stay on this site when the configured API %s", async (_why, answer) => {
  serve((url) => (url.startsWith("https://wrong.example.com") ? answer() : ok()));
  setApiBase("https://wrong.example.com/api");
  await request("/auth/logout", { method: "POST" });
  await request("/auth/verify");
  expect(calls.map(({ url }) => url)).toEqual([
    "https://wrong.example.com/api/config/check",
    "/api/auth/logout",
    "/api/auth/verify",
  ]);
});

test.each([
  ["https://shop.example.com/api/", ["/api/auth/verify"]],
  ["https://SHOP.example.com:443/api", ["/api/auth/verify"]],
  ["https://shop.example.com/v2/api", ["/v2/api/config/check", "/v2/api/auth/verify"]],
])("on its own site %s is called by its path", async (base, urls) => {
  Object.defineProperty(globalThis, "location", {
    value: { origin: "https://shop.example.com" },
    configurable: true,
  });
  setApiBase(base);
  await request("/auth/verify");
  Reflect.deleteProperty(globalThis, "location");
  expect(calls.map(({ url }) => url)).toEqual(urls);
});

test("over HTTPS a call to this site uses the cookie, and the token only if that is refused", async () => {
  Object.assign(globalThis, { location: { origin: "https://shop.example", protocol: "https:" } });
  try {
    await request("/landing/config");
    expect(header("authorization")).toBeNull();
    const drop = jest.fn();
    setBearerSource(() => "token", drop);
    const answers = [Response.json({ success: false }, { status: 401 }), ok()];
    serve(() => answers.shift() ?? ok());
    await request("/auth/verify");
    expect(header("authorization")).toBe("Bearer token");
    expect(drop).not.toHaveBeenCalled();
    setApiBase("https://api.example/api");
    await request("/landing/config");
    expect([calls.at(-1)?.url, header("authorization")]).toEqual([
      "https://api.example/api/landing/config",
      "Bearer token",
    ]);
  } finally {
    Reflect.deleteProperty(globalThis, "location");
  }
});
