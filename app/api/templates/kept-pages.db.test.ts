// Runs alone: it counts the entries of caches.
import { beforeEach, expect, test } from "@jest/globals";
import type { LRUCache } from "lru-cache";
import { remember } from "@/lib/platform/runtime/remember";
import { activeDocument } from "@/lib/seo/active-page.server";
import type { PreparedDocument } from "@/lib/templates/html/prepare-document";
import { get } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { activateSite, uploadSite } from "@/tests/support/templates/templates";
import { GET as file } from "./files/[id]/[hash]/[...path]/route";
import { GET as preview } from "./preview/[id]/[[...path]]/route";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

const kept = () =>
  remember<LRUCache<string, PreparedDocument>>("template pages", () => {
    throw new Error("No page was kept.");
  });

test("a page is cached once, whatever the form of its address", async () => {
  const { id, hash } = await uploadSite(token);
  await activateSite(token, id);
  await get(preview, { params: { id } });
  kept().clear();
  const shown = await activeDocument(new URL("http://localhost/"));
  const other = await activeDocument(new URL("http://other.example/"));
  const previewed = await get(preview, { params: { id, path: ["index.html"] } });
  const byItself = await get(file, { params: { id, hash, path: ["index.html"] } });
  expect(kept().size).toBe(1);
  expect(other).toBe(shown);
  expect(shown).toContain('href="/about"');
  expect(shown).toMatch(/property="og:title"/);
  expect(previewed.body).toContain(`href="/templates/preview/${id}/about.html"`);
  expect(byItself.body).toContain('href="/about"');
  expect(byItself.body).not.toMatch(/property="og:title"/);
});

test("concurrent requests clean a page once, and the cache is bounded in bytes", async () => {
  const { id } = await uploadSite(token);
  await get(preview, { params: { id } });
  const [page] = [...kept().values()];
  if (!page) throw new Error("No page was kept.");
  expect(kept().calculatedSize).toBeGreaterThan(1_000);
  const megabytes = (count: number): PreparedDocument => ({ ...page, bytes: count * 1024 * 1024 });
  kept().clear();
  for (const name of ["a", "b", "c"]) kept().set(name, megabytes(20));
  kept().get("a");
  kept().set("d", megabytes(20));
  expect([...kept().keys()].sort()).toEqual(["a", "c", "d"]);
  kept().set("whole", megabytes(65));
  expect(kept().has("whole")).toBe(false);
  kept().clear();
});

test("a style sheet that is rewritten is rewritten once", async () => {
  const css = "a { background: url(/img/dot.svg) }";
  const { id, hash } = await uploadSite(token, { ...sampleSite(), "css/style.css": css });
  const params = { id, hash, path: ["css", "style.css"] };
  const first = await get(file, { params });
  const sheets = remember<LRUCache<string, { css: string | null }>>("resolved style sheets", () => {
    throw new Error("No style sheet was kept.");
  });
  expect([...sheets.values()]).toEqual([{ css: first.body }]);
  expect(sheets.calculatedSize).toBeGreaterThan(2 * first.body.length);
  expect((await get(file, { params })).body).toBe(first.body);
  expect(sheets.size).toBe(1);
});
