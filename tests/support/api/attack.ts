import { readdirSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";

export const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** The files of all routes, by their path below `app`. */
const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts")
  .sort();

const nasty = fc.oneof(
  fc.constantFrom(
    "\0",
    "\ud800",
    "a\udfff",
    "",
    "..",
    "../../etc/passwd",
    "constructor",
    "__proto__",
    "home",
    "order1",
    "A".repeat(22),
    "0".repeat(64),
    "-1",
    "1e999",
    "9".repeat(40),
    "x".repeat(5000),
    "🍕\u202e",
    "index.html",
  ),
  fc.string({ unit: "binary", maxLength: 8 }),
);

const value = fc.oneof(
  nasty,
  fc.jsonValue(),
  fc.constantFrom(-1, 1e308, 0.5, true, null),
  fc.array(nasty, { maxLength: 3 }),
);
const field = fc.constantFrom(
  ..."email password rememberMe path target all page title description keywords id name items dishes restaurantId quantity settings database isConfigured projectName apiUrl adminEmail adminPassword idempotencyKey structuredData hero stats features version status kind amount currency plan decisions siteAddress timeZone".split(
    " ",
  ),
);
const body = fc.oneof(
  fc.tuple(field, nasty).map(([name, text]) => JSON.stringify({ [name]: text })),
  fc.dictionary(field, value).map((one) => JSON.stringify(one)),
  fc.dictionary(field, fc.dictionary(field, value)).map((one) => JSON.stringify(one)),
  fc.constantFrom("", "{", "null", "[]", '"\\u0000"', "[null]", "\0", '{"__proto__":{}}'),
);
const header = fc.constantFrom<Record<string, string>>(
  { "content-type": "text/plain" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "\u00ff" },
  { "if-match": '"99999999999999999999"' },
  { "if-match": "\u00ff" },
  { "if-none-match": '"' },
  { range: "bytes=-0" },
  { range: "bytes=9-1,2-" },
  { accept: "\u00ff" },
  { "accept-language": ";;q=x" },
  { authorization: "Bearer a.b.c" },
  { cookie: "auth_token=%; =; next-auth.callback-url=%" },
  { cookie: "next-auth.csrf-token=|; \u00ff=\u00ff" },
  { origin: "http://[" },
  { host: "a b" },
  { "x-forwarded-host": "a b" },
  { "x-request-id": "\u00ff" },
  { "user-agent": "\u00ff" },
  { "last-event-id": "\u00ff" },
  { "stripe-signature": "t=,v1=" },
);
/** Generates requests to a route that are invalid in one or several ways. */
export const attack = fc.record({
  file: fc.constantFrom(...files),
  method: fc.constantFrom(...methods, "GET", "POST", "POST"),
  parts: fc.array(nasty, { minLength: 1, maxLength: 3 }),
  query: fc.dictionary(
    fc.constantFrom("page", "format", "status", "callbackUrl", "from", "to", "q", "still", "code"),
    nasty,
  ),
  headers: header,
  isSignedIn: fc.boolean(),
  body,
});

export type Attack = typeof attack extends fc.Arbitrary<infer One> ? One : never;

/** Event streams stay open. */
export const isStream = ({ file, method }: Attack) => method === "GET" && file.includes("events");

/** Returns values for the parameters of a route. */
export function paramsOf(file: string, parts: string[]) {
  const names = [...file.matchAll(/\[+(\.{3})?(\w+)\]+/g)];
  return Object.fromEntries(
    names.map(([, isRest, name = ""], at) => [name, isRest ? parts : (parts[at % parts.length] ?? "")]),
  );
}
