import { readdirSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";

/** Returns the paths of routes and pages, with `*` for a parameter and `**` for the rest of a path. */
function everyAddress(): string[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  const addresses = files.flatMap((file) => {
    const folder = path.posix.dirname(file.replaceAll(path.sep, "/"));
    return /(^|[/\\])(route|page)\.tsx?$/.test(file) ? [`/${folder === "." ? "" : folder}`] : [];
  });
  const plain = addresses.map((address) =>
    address
      .replace(/\/\([^/]+\)/g, "")
      .replace(/\[{1,2}\.{3}[^/]+/g, "**")
      .replace(/\[[^/]+\]/g, "*"),
  );
  return [
    ...new Set([
      ...plain,
      "/robots.txt",
      "/sitemap.xml",
      "/_next/data/x/index.json",
      "/_next/image",
      "/landing/**",
      "/templates/**",
    ]),
  ];
}

const nasty = fc.oneof(
  fc.constantFrom(
    "%00",
    "%ED%A0%80",
    "%ff",
    "%",
    "..",
    "%2e%2e%2f",
    "%5c",
    "constructor",
    "__proto__",
    "index.html",
    "home",
    "order1",
    "en",
    "a".repeat(3000),
    "A".repeat(22),
    "0".repeat(64),
    "-1",
    "1e999",
    "null",
    "%F0%9F%8D%95",
    "%0d%0aSet-Cookie:x",
    "'%3B--",
  ),
  fc
    .string({ unit: "binary", maxLength: 12 })
    .map((text) => encodeURIComponent(Buffer.from(text).toString())),
  fc.string({ maxLength: 12 }).map((text) => text.replace(/[\s?#]/g, "_")),
);

const headerLine = fc.constantFrom(
  "Content-Type: application/json",
  "Content-Type: text/plain",
  "Content-Type: multipart/form-data",
  "Content-Type: multipart/form-data; boundary=",
  "Content-Type: multipart/form-data; boundary=x",
  "Content-Type: application/x-www-form-urlencoded",
  "Content-Type: \xff",
  "Content-Encoding: gzip",
  "Accept: \xff\xfe",
  "Accept-Language: ;;q=x",
  "Accept-Encoding: x;q=9",
  "Range: bytes=-0",
  "Range: bytes=9-1,2-",
  'If-None-Match: "',
  'If-Match: "99999999999999999999"',
  'If-Match: "-1"',
  "If-Modified-Since: never",
  "Cookie: auth_token=%",
  "Cookie: auth_token=a.b.c; auth_token=; =; next-auth.callback-url=%",
  "Cookie: \xff=\xff",
  "Cookie: __Host-next-auth.csrf-token=|; next-auth.csrf-token=%00",
  "Authorization: Bearer a.b.c",
  "Authorization: Basic \xff",
  "Origin: null",
  "Origin: http://[",
  "Referer: \xff",
  "Sec-Fetch-Site: x",
  "RSC: 1",
  "Next-Router-Prefetch: 1",
  "Next-Router-Segment-Prefetch: /_tree",
  "Next-Url: %",
  "Next-Action: x",
  "X-Nextjs-Data: 1",
  "X-Middleware-Subrequest: middleware",
  "X-Forwarded-For: x,,",
  "X-Forwarded-Proto: x",
  "X-Request-Id: \xff",
  "Last-Event-ID: \xff",
  "User-Agent: \xff",
  "Idempotency-Key: \xff",
  "Stripe-Signature: t=,v1=",
  "Expect: 200-ok",
  `X-Large: ${"x".repeat(9000)}`,
);

const odd = fc.constantFrom(
  "",
  "\0",
  "\ud800",
  "\udfff{}",
  "a".repeat(5000),
  "\u202e",
  "{{constructor}}",
  -1,
  1e308,
  null,
  true,
);
const fields = [
  "email",
  "password",
  "path",
  "target",
  "page",
  "title",
  "id",
  "name",
  "items",
  "dishes",
  "restaurantId",
  "settings",
  "database",
  "isConfigured",
  "description",
  "idempotencyKey",
  "structuredData",
  "hero",
  "version",
  "all",
  "callbackUrl",
];
const body = fc.oneof(
  fc.constantFrom(
    "",
    "{",
    "null",
    "[]",
    '"\\u0000"',
    "--x--",
    '--x\r\nContent-Disposition: form-data; name="file"; filename="\0.zip"\r\n\r\nPK\r\n--x--',
  ),
  fc
    .dictionary(fc.constantFrom(...fields), fc.oneof(odd, fc.array(odd, { maxLength: 3 }), fc.jsonValue()))
    .map((one) => JSON.stringify(one)),
);

/** Generates malicious requests: any method, address, headers and body. */
export const hostileRequest = fc.record({
  method: fc.constantFrom(
    "GET",
    "GET",
    "GET",
    "HEAD",
    "POST",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "OPTIONS",
    "QUERY",
    "PROPFIND",
  ),
  address: fc.constantFrom(...everyAddress()),
  parts: fc.array(nasty, { minLength: 4, maxLength: 4 }),
  query: fc.array(
    fc.tuple(
      fc.constantFrom(
        "returnUrl",
        "page",
        "t",
        "q",
        "still",
        "format",
        "status",
        "_rsc",
        "code",
        "from",
        "cursor",
        "a[b]",
      ),
      nasty,
    ),
    { maxLength: 3 },
  ),
  headers: fc.array(headerLine, { maxLength: 3 }),
  body,
  isSignedIn: fc.boolean(),
});
