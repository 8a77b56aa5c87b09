import { expect, test } from "@jest/globals";
import { marketplaceApps, marketplaceCategories } from "./marketplace-apps";
import { downloadsByCategory, findApps, marketplaceAddress, readMarketplaceQuery } from "./marketplace-query";

const names = (text: string, category: (typeof marketplaceCategories)[number] | null = null) =>
  findApps(marketplaceApps, { text, category }).map(({ name }) => name);

test("finds every word in any order, ignoring case and accents", () => {
  expect(names("PAYSLIPS wágés")).toEqual(["Payroll Pro"]);
  expect(names("  ")).toHaveLength(marketplaceApps.length);
  expect(names("free")).toEqual(
    expect.arrayContaining(
      marketplaceApps.filter(({ priceCents }) => priceCents === 0).map(({ name }) => name),
    ),
  );
  expect(names("$19")).toEqual(["Ledger Light"]);
  expect(names("🍕")).toEqual([]);
  expect(names("no such thing")).toEqual([]);
  expect(names("help", "Finance")).toEqual([]);
  expect(names("", "Finance")).toHaveLength(4);
});

test("an address and its query are converted into each other", () => {
  const query = { text: "pay & roll", category: "Customer Service" } as const;
  const address = marketplaceAddress(query);
  expect(address).toBe("/dashboard?tab=marketplace&q=pay+%26+roll&category=Customer+Service");
  const params = Object.fromEntries(new URLSearchParams(address.split("?")[1]));
  expect(readMarketplaceQuery(params)).toEqual(query);
  expect(marketplaceAddress({ text: " ", category: null })).toBe("/dashboard?tab=marketplace");
});

test.each([
  [{}, { text: "", category: null }],
  [{ category: "finance" }, { text: "", category: null }],
  [
    { category: "toString", q: ["a", "b"] },
    { text: "a", category: null },
  ],
  [{ category: ["Finance", "Analytics"] }, { text: "", category: "Finance" }],
  [{ q: "x".repeat(5000) }, { text: "x".repeat(80), category: null }],
])("any query parameters are accepted: %j", (params, query) => {
  expect(readMarketplaceQuery(params)).toEqual(query);
});

test("every category has apps, and the downloads add up", () => {
  const bars = downloadsByCategory(marketplaceApps);
  expect(bars.map(({ label }) => label)).toEqual(marketplaceCategories);
  const total = marketplaceApps.reduce((sum, { downloads }) => sum + downloads, 0);
  expect(bars.reduce((sum, { value }) => sum + value, 0)).toBe(total);
  for (const { value } of bars) expect(value).toBeGreaterThan(0);
});
