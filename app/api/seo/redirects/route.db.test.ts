import { afterEach, expect, test } from "@jest/globals";
import { DELETE as FORGET } from "@/app/api/seo/unknown-paths/route";
import { db } from "@/lib/platform/db/client";
import { runShutdownHooks } from "@/lib/platform/server/shutdown-hooks";
import { redirectLimits } from "@/lib/seo/redirects/schema";
import { countUnknownPath } from "@/lib/seo/redirects/unknown-paths.server";
import { visitUnknownPath } from "@/lib/seo/redirects/visit.server";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { addLanguages } from "@/tests/support/languages/languages";
import { publishedPage } from "@/tests/support/pages/pages";
import { configuredInstance } from "@/tests/support/setup/instance";
import { DELETE, GET, POST } from "./route";

setUpTestDatabase();
afterEach(runShutdownHooks);

const visit = (path: string, query = "") => visitUnknownPath(path, { query, counts: true });

test("a redirect is made from an unknown path, followed, and removed", async () => {
  const token = await configuredInstance();
  expect(await visit("/old.html")).toBeNull();
  expect(await visit("/old.html/")).toBeNull();
  expect(await visitUnknownPath("/old.html", { query: "", counts: false })).toBeNull();
  const before = (await get(GET, { token })).body;
  expect(before).toMatchObject({ redirects: [], unknownPaths: [{ path: "/old.html", count: 2 }] });

  const made = await post(POST, { token, body: { path: "/old.html/", target: "/order1" } });
  expect(made.body).toEqual({
    success: true,
    redirect: { path: "/old.html", target: "/order1", createdAt: expect.any(String) },
  });
  expect(await visit("/%6Fld.html", "utm=1")).toBe("/order1?utm=1");
  expect((await get(GET, { token })).body).toMatchObject({
    redirects: [{ path: "/old.html", target: "/order1" }],
    unknownPaths: [],
  });

  const again = await post(POST, { token, body: { path: "/old.html", target: "https://other.example/x" } });
  expect(again.status).toBe(200);
  expect(await visit("/old.html", "utm=1")).toBe("https://other.example/x");

  expect((await send(DELETE, "DELETE", { token, body: { path: "/old.html" } })).status).toBe(200);
  expect(await visit("/old.html")).toBeNull();
  expect((await send(DELETE, "DELETE", { token, body: { path: "/old.html" } })).status).toBe(404);
});

test("an address on this site is stored as a path, and can't lead to another site", async () => {
  const token = await configuredInstance();
  const targets: [string, string][] = [
    ["http://localhost/new?x=1#top", "/new?x=1#top"],
    ["http://localhost//evil.example", "/evil.example"],
    ["https://other.example/", "https://other.example/"],
  ];
  for (const [given, target] of targets) {
    const { body } = await post(POST, { token, body: { path: "/old", target: given } });
    expect([given, body.redirect?.target]).toEqual([given, target]);
  }
});

test("errors are refused with their field, and nothing changes", async () => {
  const token = await configuredInstance();
  await post(POST, { token, body: { path: "/a", target: "/b" } });
  await post(POST, { token, body: { path: "/b", target: "/c" } });
  const kept = await db.pathRedirect.findMany();
  const wrong: [object, string][] = [
    [{ path: "", target: "/" }, "path"],
    [{ target: "/" }, "path"],
    [{ path: "old", target: "/" }, "path"],
    [{ path: "https://evil.example/old", target: "/" }, "path"],
    [{ path: "/old?x=1", target: "/" }, "path"],
    [{ path: "/../old", target: "/" }, "path"],
    [{ path: "/%zz", target: "/" }, "path"],
    [{ path: "/\0", target: "/" }, "path"],
    [{ path: `/${"a".repeat(200)}`, target: "/" }, "path"],
    ...["/", "/api/x", "/admin", "/Home", "/welcome/", "/landing/x", "/templates/y", "/robots.txt"].map(
      (path): [object, string] => [{ path, target: "/" }, "path"],
    ),
    [{ path: "/old", target: "" }, "target"],
    [{ path: "/old", target: "//evil.example" }, "target"],
    [{ path: "/old", target: "/.//evil.example" }, "target"],
    [{ path: "/old", target: "/\\evil.example" }, "target"],
    [{ path: "/old", target: "javascript:alert(1)" }, "target"],
    [{ path: "/old", target: "mailto:a@b.example" }, "target"],
    [{ path: "/old", target: "https://bank.example@evil.example" }, "target"],
    [{ path: "/old", target: 7 }, "target"],
    [{ path: "/old", target: "/old" }, "target"],
    [{ path: "/old", target: "/OLD/../old/" }, "target"],
    [{ path: "/c", target: "/a" }, "target"],
    [{ path: "/c", target: "http://localhost/a" }, "target"],
    [{ path: "/c", target: "https://localhost/a" }, "target"],
    [{ path: "/old", target: "/", nonsense: 1 }, "nonsense"],
  ];
  for (const [body, field] of wrong) {
    const answer = await post(POST, { token, body });
    expect([body, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([body, 422, [field]]);
  }
  const loop = await post(POST, { token, body: { path: "/c", target: "/a" } });
  expect(loop.body.fields.target).toBe("This would be a redirect loop: /c → /a → /b → /c");
  expect(await db.pathRedirect.findMany()).toEqual(kept);
});

test("two redirects saved at once never form a loop", async () => {
  const token = await configuredInstance();
  const answers = await Promise.all([
    post(POST, { token, body: { path: "/a", target: "/b" } }),
    post(POST, { token, body: { path: "/b", target: "/a" } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test("a redirect to its own path in the default language is a loop while the site has further languages", async () => {
  const token = await configuredInstance();
  const save = (path: string, target: string) => post(POST, { token, body: { path, target } });
  expect((await save("/old", "/en/old")).status).toBe(200);
  await save("/a", "/en/b");
  expect(await visit("/old")).toBe("/en/old");
  const { id } = await publishedPage(token, "England", { slug: "en" });
  await publishedPage(token, "Kept", { slug: "kept", parent: id });
  await save("/kept", "/en/kept");

  await addLanguages(["de"]);
  expect(await visit("/kept")).toBe("/en/kept");
  expect(await visit("/old")).toBeNull();
  expect(await visit("/a")).toBe("/en/b");
  expect((await save("/b", "/en/a")).body.fields).toEqual({
    target: "This would be a redirect loop: /b → /a → /b",
  });
  expect((await save("/c", "/de/c")).status).toBe(200);
});

test("the number of redirects is limited", async () => {
  const token = await configuredInstance();
  const data = Array.from({ length: redirectLimits.redirects }, (_, n) => ({
    path: `/old-${n}`,
    target: "/",
  }));
  await db.pathRedirect.createMany({ data });
  expect((await post(POST, { token, body: { path: "/one-more", target: "/" } })).status).toBe(409);
  expect((await post(POST, { token, body: { path: "/old-7", target: "/order1" } })).status).toBe(200);
});

test("unknown paths are forgotten one by one or all at once", async () => {
  const token = await configuredInstance();
  for (const path of ["/a", "/b", "/c"]) countUnknownPath(path);
  const forget = (body: object) => send(FORGET, "DELETE", { token, body });
  expect((await forget({ path: "/b" })).body).toEqual({ success: true, forgotten: 1 });
  expect((await forget({ path: "/b" })).body).toEqual({ success: true, forgotten: 0 });
  const { unknownPaths } = (await get(GET, { token })).body;
  expect(unknownPaths.map(({ path }: { path: string }) => path).toSorted()).toEqual(["/a", "/c"]);
  for (const body of [{}, { all: false }, { path: "" }, { path: "/a", all: true }]) {
    expect([body, (await forget(body)).status]).toEqual([body, 422]);
  }
  expect((await forget({ all: true })).body).toEqual({ success: true, forgotten: 2 });
});

test("a visitor can't read or change redirects", async () => {
  const token = await configuredInstance();
  await post(POST, { token, body: { path: "/old", target: "/" } });
  countUnknownPath("/other");
  const answers = [
    await get(GET),
    await post(POST, { body: { path: "/more", target: "/" } }),
    await send(DELETE, "DELETE", { body: { path: "/old" } }),
    await send(FORGET, "DELETE", { body: { all: true } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  const { redirects, unknownPaths } = (await get(GET, { token })).body;
  expect([redirects.length, unknownPaths.length]).toEqual([1, 1]);
});

test("an instance that is not set up counts no unknown paths", async () => {
  expect(await visit("/old")).toBeNull();
  const token = await configuredInstance();
  expect((await get(GET, { token })).body.unknownPaths).toEqual([]);
});
