import type { Locator, Page } from "@playwright/test";
import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { headOf } from "@/tests/support/seo/head-of";
import { choosePage, expect, savePage, startPage, test } from "@/tests/support/seo/seo-manager";

const bakery = { "@context": "https://schema.org", "@type": "Bakery", name: "Corner Bakery" };
const withoutComma = '{\n  "@type": "Bakery"\n  "name": "Corner Bakery"\n}';

const entries = (page: Page) => page.getByRole("list", { name: "Entries" }).locator("> li");
const json = (page: Page, number: number) => page.getByLabel(`JSON-LD of entry ${number}`, { exact: true });
const selection = (field: Locator) =>
  field.evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));

async function addEntry(page: Page, type: string) {
  await page.getByRole("button", { name: `Add ${type}`, exact: true }).click();
}

async function addEntryOf(page: Page, number: number, text: string) {
  await addEntry(page, "Empty");
  await json(page, number).fill(text);
}

test("a starting form leads from one placeholder to the next", async ({ manager }) => {
  await choosePage(manager, "home");
  await addEntry(manager, "LocalBusiness");
  const business = json(manager, 1);
  await expect(business).toBeFocused();
  await expect(business).toHaveValue(/"@type": "LocalBusiness",\s+"name": "Corner Bakery"/);
  expect(await selection(business)).toBe("Fill in: https://example.com/shop.jpg");
  await expect(manager.getByText("11 texts still say “Fill in: …”.")).toBeVisible();
  await manager.keyboard.type("https://bakery.example/shop.jpg");
  await expect(manager.getByText("10 texts still say “Fill in: …”.")).toBeVisible();

  await manager.keyboard.press("Tab");
  await expect(business).not.toBeFocused();
  await expect(business).toHaveValue(/"https:\/\/bakery\.example\/shop\.jpg"/);
  const next = manager.getByRole("button", { name: "Go to the next one" });
  await expect(next).toBeFocused();
  for (const text of ["+1 555 010 0100", "$$"]) {
    await next.press("Enter");
    await expect(business).toBeFocused();
    expect(await selection(business)).toBe(`Fill in: ${text}`);
  }
});

test("a missing comma is reported, found and corrected", async ({ manager }) => {
  await choosePage(manager, "home");
  await addEntryOf(manager, 1, withoutComma);
  const [entry, field] = [entries(manager), json(manager, 1)];
  await expect(entry).toContainText(
    "Line 2, column 20: A comma is missing here, before what follows.It will be left out when you save.",
  );
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/^Line 2, column 20: A comma is missing/);
  await expect(manager.getByRole("button", { name: "Format entry 1" })).toBeDisabled();
  await entry.getByRole("button", { name: "Go to line 2, column 20" }).click();
  await expect(field).toBeFocused();
  await manager.keyboard.type(",");
  await expect(field).toHaveValue(withoutComma.replace('"\n', '",\n'));
  await expect(entry.getByText("A comma is missing")).toHaveCount(0);
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(manager.getByText("will be left out when you save")).toHaveCount(0);
});

test("invalid entries are announced, dropped and reported, and stay in the form", async ({
  manager,
  request,
  origin,
}) => {
  await startPage(manager, "home");
  await addEntryOf(manager, 1, JSON.stringify(bakery));
  await addEntry(manager, "Empty");
  await expect(entries(manager).last()).toContainText("Line 1, column 1: Nothing stands here yet.");
  await addEntryOf(manager, 3, '{ "name": "x" }');
  await expect(entries(manager).last()).toContainText("This entry has no @type.");
  await expect(manager.getByText("2 entries of 3 will be left out when you save")).toBeVisible();
  await savePage(manager, "home");
  await expect(
    manager.getByText(
      "2 structured-data entries were left out: " +
        "Entry 2 is not valid JSON. Line 1, column 1: Nothing stands here yet; Entry 3 has no @type. " +
        "What you typed is still in the form.",
    ),
  ).toBeVisible();
  await expect(entries(manager)).toHaveCount(3);
  const { jsonLd } = headOf(await (await request.get(origin)).text());
  expect(jsonLd.map((text) => JSON.parse(text))).toEqual([bakery]);
});

test("a removed entry is restored to its place", async ({ manager }) => {
  await choosePage(manager, "home");
  await addEntryOf(manager, 1, JSON.stringify(bakery));
  await addEntry(manager, "WebSite");
  await manager.getByRole("button", { name: "Remove entry 1" }).click();
  await expect(entries(manager)).toHaveCount(1);
  await expect(json(manager, 1)).toHaveValue(/"WebSite"/);
  await expect(manager.getByRole("button", { name: "Add Organization", exact: true })).toBeFocused();
  await expect(manager.getByText("Bakery removed")).toBeVisible();
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect(json(manager, 1)).toHaveValue(JSON.stringify(bakery));
  await expect(json(manager, 2)).toHaveValue(/"WebSite"/);
});

test("missing properties that Google requires are listed with their source", async ({ manager }) => {
  await choosePage(manager, "home");
  await addEntryOf(manager, 1, JSON.stringify({ ...bakery, address: { addressCountry: "US" } }));
  await expect(manager.getByText(/^Google recommends \d+ more properties$/)).toBeVisible();
  await expect(manager.getByText("Google requires, and it is missing:")).toHaveCount(0);
  await json(manager, 1).fill(JSON.stringify({ "@type": "LocalBusiness" }));
  await expect(manager.getByText("Google requires, and it is missing:")).toBeVisible();
  await expect(entries(manager).getByText("LocalBusiness: name, address", { exact: true })).toBeVisible();
  await expect(entries(manager).getByRole("link", { name: /^Google on local business/ })).toBeVisible();
  const recommended = entries(manager).getByText(/^LocalBusiness: telephone, url/);
  await expect(recommended).toBeHidden();
  await manager.getByText("Google recommends 5 more properties").click();
  await expect(recommended).toBeVisible();
});

test("saved data is in the page as entered, and can't end its script", async ({
  manager,
  request,
  origin,
}) => {
  const entry = { ...bakery, description: "</script><script>globalThis.broken = true</script><!-- \u2028 é" };
  await startPage(manager, "home");
  await addEntryOf(manager, 1, JSON.stringify(entry));
  await savePage(manager, "home");
  const { jsonLd } = headOf(await (await request.get(origin)).text());
  expect(jsonLd.map((text) => JSON.parse(text))).toEqual([entry]);
  await manager.goto(origin);
  expect(await manager.evaluate(() => "broken" in globalThis)).toBe(false);
});

test("entries are accessible in both themes, on a phone and on a desktop", async ({ manager }) => {
  await choosePage(manager, "home");
  await addEntry(manager, "LocalBusiness");
  await addEntryOf(manager, 2, withoutComma);
  await addEntryOf(manager, 3, JSON.stringify({ "@type": "x".repeat(150) }));
  await expect(manager.getByText("One entry of 3 will be left out")).toBeVisible();
  await manager.getByText(/^Google recommends/).click();
  await expectGoodForEveryone(manager, { widths: [390, 1280] });
});
