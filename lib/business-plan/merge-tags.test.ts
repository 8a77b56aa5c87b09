import { describe, expect, test } from "@jest/globals";
import { pageSeoInput } from "@/lib/seo/input";
import { sampleTags } from "@/lib/testing/accepted-plan";
import { flatSeo } from "@/lib/testing/seo";
import { mergeStructuredData, mergeTags } from "./merge-tags";

const entry = (type: string, name = type) => ({ "@type": type, name });
const graph = { "@graph": [entry("WebSite")] };

describe("structured data of a plan", () => {
  test("stands in the place of entries of its type, or after the others", () => {
    const current = [
      entry("WebSite"),
      entry("Bakery", "Old"),
      entry("FAQPage"),
      entry("Bakery", "Older"),
      graph,
    ];
    const given = [entry("Event"), entry("Bakery", "New"), entry("Bakery", "Newer")];
    expect(mergeStructuredData(current, given)).toEqual([
      entry("WebSite"),
      entry("Bakery", "New"),
      entry("Bakery", "Newer"),
      entry("FAQPage"),
      graph,
      entry("Event"),
    ]);
  });

  test("changes nothing where it is there already, with a type or without", () => {
    const current = [entry("Bakery"), graph, entry("FAQPage")];
    expect(mergeStructuredData(current, [graph, entry("Bakery")])).toEqual(current);
    expect(mergeStructuredData(current, [])).toEqual(current);
  });
});

describe("tags of a plan", () => {
  const { settings } = pageSeoInput.parse(flatSeo);

  test("keep the other settings of the page", () => {
    const tags = sampleTags();
    const [former] = settings.structuredData;
    expect(mergeTags("home", settings, tags)).toEqual({
      ...settings,
      ...tags,
      structuredData: [former, ...tags.structuredData],
    });
  });

  test("have the defaults beside them where the page had no settings", () => {
    const tags = sampleTags();
    expect(mergeTags("home", null, tags)).toEqual({
      ...pageSeoInput.parse({ title: "T", description: "D" }).settings,
      ...tags,
    });
  });

  test("are refused where there would be too many entries", () => {
    const structuredData = Array.from({ length: 20 }, (_, index) => entry(`Type${index}`));
    const full = { ...settings, structuredData };
    expect(mergeTags("home", full, { ...sampleTags(), structuredData }).structuredData).toHaveLength(20);
    expect(() => mergeTags("home", full, sampleTags())).toThrow(
      "The page “home” can have at most 20 entries of structured data: it would have 21.",
    );
  });
});
