import type { Page } from "@playwright/test";
import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { headOf } from "@/tests/support/seo/head-of";
import { choosePage, expect, savePage, startPage, test, unfold } from "@/tests/support/seo/seo-manager";

const bakery = { "@context": "https://schema.org", "@type": "Bakery", name: "Corner Bakery" };
const withoutComma = '{\n  "@type": "Bakery"\n  "name": "Corner Bakery"\n}';

const json = (page: Page, number: number) => page.getByLabel(`JSON-LD of entry ${number}`, { exact: true });
async function addEntry(page: Page, type: string) {
  await page.getByRole("button", { name: `Add ${type}`, exact: true }).click();
}

async function addEntryOf(page: Page, number: number, text: string) {
  await addEntry(page, "Empty");
  await json(page, number).fill(text);
}

test("valid entries are in the page as entered, and can't end its script", async ({
  manager,
  request,
  origin,
}) => {
  const entry = { ...bakery, description: "</script><script>globalThis.broken = true</script><!-- \u2028 é" };
  await startPage(manager, "home");
  await unfold(manager, "Structured Data (JSON-LD)");
  await addEntryOf(manager, 1, JSON.stringify(entry));
  await addEntry(manager, "Empty");
  await addEntryOf(manager, 3, '{ "name": "x" }');
  await savePage(manager, "home");
  const { jsonLd } = headOf(await (await request.get(origin)).text());
  expect(jsonLd.map((text) => JSON.parse(text))).toEqual([entry]);
  await manager.goto(origin);
  expect(await manager.evaluate(() => "broken" in globalThis)).toBe(false);
});

test("entries are accessible in both themes, on a phone and on a desktop", async ({ manager }) => {
  await choosePage(manager, "home");
  await unfold(manager, "Structured Data (JSON-LD)");
  await addEntry(manager, "LocalBusiness");
  await addEntryOf(manager, 2, withoutComma);
  await addEntryOf(manager, 3, JSON.stringify({ "@type": "x".repeat(150) }));
  await expect(manager.getByText("One entry of 3 will be left out")).toBeVisible();
  await manager.getByText(/^Google recommends/).click();
  await expectGoodForEveryone(manager, { widths: [390, 1280] });
});
