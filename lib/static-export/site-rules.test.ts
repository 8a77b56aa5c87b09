import { expect, test } from "@jest/globals";
import { caddyConfiguration } from "./caddy";
import { nginxConfiguration } from "./nginx";
import { type SiteRules, siteRedirects } from "./site-rules";

const pages = new Set(["/", "/menu", "/new"]);
const redirectsOf = (redirects: Record<string, string>) =>
  siteRedirects(new Map(Object.entries(redirects)), (path) => pages.has(path));
const seen = (redirects: Record<string, string>) =>
  redirectsOf(redirects).map(({ pattern, target, query, fragment }) => [pattern, target, query, fragment]);

test("a chain is one hop, up to the first page", () => {
  expect(seen({ "/a": "/b", "/b": "/c?x=1", "/c": "/menu#dishes" })).toEqual([
    ["^/a$", "/menu", "", "#dishes"],
    ["^/b$", "/menu", "", "#dishes"],
    ["^/c$", "/menu", "", "#dishes"],
  ]);
  expect(seen({ "/a": "/new", "/new": "/menu" })).toEqual([["^/a$", "/new", "", ""]]);
});

test("a redirect to another site keeps its address, one to a page of the application is left out", () => {
  expect(
    redirectsOf({ "/shop": "https://other.example/x?y=1", "/in": "/login", "/gone": "/nowhere" }),
  ).toEqual([
    { pattern: "^/shop$", target: "https://other.example/x", query: "y=1", fragment: "", isOwn: false },
  ]);
});

test("a placeholder matches one segment that looks like an id", () => {
  const [redirect] = redirectsOf({ "/items/:id": "/menu" });
  const pattern = new RegExp(redirect?.pattern ?? "");
  expect(
    ["/items/12345", "/items/a%40b", "/items/x/1", "/items/list"].map((path) => pattern.test(path)),
  ).toEqual([true, true, false, false]);
});

const hostile = {
  '/x" { return 200 owned; } location ~ "/y': "/menu",
  "/z$uri": 'https://o.example/$uri{host}"',
};
const site: SiteRules = {
  origin: "https://shop.example",
  redirects: redirectsOf({ ...hostile, "/old page": "/menu", "/na%C3%AFve": "/menu?a=1" }),
  renamed: [{ pattern: "^/t/na\\xEFve$", name: "t/abc.png" }],
  rules: [{ pattern: "^/_next/static/", kind: 1 }],
  kinds: [
    { "X-Frame-Options": "SAMEORIGIN" },
    { "X-Frame-Options": "SAMEORIGIN", "Cache-Control": "public, max-age=31536000, immutable" },
  ],
  notFound: { "X-Frame-Options": "SAMEORIGIN" },
  types: new Map([["html", "text/html"]]),
};

test("no path or target ends a quoted text of a configuration, or names a variable", () => {
  const nginx = nginxConfiguration(site);
  expect(nginx).not.toContain("{ return 200 owned");
  expect(nginx).not.toContain("example/$uri");
  expect(nginx).toContain('return 308 "/menu?a=1&$args";');
  const caddy = caddyConfiguration(site);
  expect(caddy).not.toContain("{ return 200 owned");
  expect(caddy).not.toContain("{host}");
  expect(caddy).toContain('"/menu{query_of_visit}" 308');
});

test("a header that all files have is no variable, another one depends on the kind of the file", () => {
  const nginx = nginxConfiguration(site);
  expect(nginx).toContain('add_header X-Frame-Options "SAMEORIGIN" always;');
  expect(nginx).toContain("add_header Cache-Control $site_cache_control always;");
  expect(nginx).toContain('"~^/_next/static/" 1;');
});
