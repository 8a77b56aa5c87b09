import { describe, expect, test } from "@jest/globals";
import type { StructuredData } from "@/lib/platform/html/structured-data";
import { mergeStructuredData } from "./merge-structured-data";

const id = "https://crumbs.example/#business";
const entry = (type: string, rest: StructuredData = {}): StructuredData => ({ "@type": type, ...rest });
const graph = { "@graph": [entry("WebSite")] };
const merge = (current: StructuredData[], given: StructuredData[]) => mergeStructuredData(current, given);

describe("an entry of a plan", () => {
  test("replaces the entry with the same @id, of any type", () => {
    const current = [entry("WebSite"), entry("Bakery", { "@id": id, name: "Crumbs", telephone: "+1 555" })];
    const given = entry("Restaurant", { "@id": id, name: "Crumbs & Son" });
    expect(merge(current, [given])).toEqual({
      entries: [entry("WebSite"), { ...given, telephone: "+1 555" }],
      changed: [current[1]],
    });
  });

  test("replaces the only one of its type, if that has no @id", () => {
    const former = entry("Bakery", { name: "Old", openingHours: "Mo-Fr 07:00-18:00" });
    const given = entry("Bakery", { "@id": id, name: "Crumbs" });
    expect(merge([former, graph], [given]).entries).toEqual([
      { ...given, openingHours: "Mo-Fr 07:00-18:00" },
      graph,
    ]);
  });

  test.each([
    ["two branches", [entry("Bakery", { name: "North" }), entry("Bakery", { name: "South" })]],
    ["another business", [entry("Bakery", { "@id": "https://crumbs.example/#north" })]],
    ["another kind", [entry("Organization"), graph]],
  ])("is added to %s", (_, current) => {
    const given = entry("Bakery", { "@id": id, name: "Crumbs" });
    expect(merge(current, [given])).toEqual({ entries: [...current, given], changed: [] });
  });

  test("replaces one entry only", () => {
    const given = [entry("Bakery", { name: "North" }), entry("Bakery", { name: "South" })];
    const { entries } = merge([entry("Bakery", { name: "Old" })], given);
    expect(entries).toEqual(given);
    expect(merge(entries, given)).toEqual({ entries, changed: [] });
  });

  test("keeps the street of the same town, but not that of another one", () => {
    const address = { "@type": "PostalAddress", streetAddress: "1 Oak St", addressLocality: "Portland" };
    const current = [entry("Bakery", { address })];
    const given = (town: string) =>
      entry("Bakery", {
        address: { "@type": "PostalAddress", addressLocality: town, addressRegion: "Oregon" },
      });
    const [same] = merge(current, [given("Portland")]).entries;
    const [moved] = merge(current, [given("Salem")]).entries;
    expect(same?.address).toEqual({ ...address, addressRegion: "Oregon" });
    expect(moved).toEqual(given("Salem"));
  });

  test("changes nothing if all of it exists, with or without a type", () => {
    const current = [entry("FAQPage"), graph, entry("Bakery", { telephone: "+1 555", name: "Crumbs" })];
    const given = [graph, entry("Bakery", { name: "Crumbs" })];
    expect(merge(current, given)).toEqual({ entries: current, changed: [] });
    expect(merge(current, [])).toEqual({ entries: current, changed: [] });
  });
});
