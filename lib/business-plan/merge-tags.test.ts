import { describe, expect, test } from "@jest/globals";
import { pageSeoInput } from "@/lib/seo/input";
import { sampleTags } from "@/tests/support/business-plan/accepted-plan";
import { flatSeo } from "@/tests/support/seo/seo";
import { mergeTags } from "./merge-tags";

const entry = (type: string, name = type) => ({ "@type": type, name });

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

  test("have the defaults beside them if the page had no settings", () => {
    const tags = sampleTags();
    expect(mergeTags("home", null, tags)).toEqual({
      ...pageSeoInput.parse({ title: "T", description: "D" }).settings,
      ...tags,
    });
  });

  test("are refused if there would be too many entries", () => {
    const structuredData = Array.from({ length: 20 }, (_, index) => entry(`Type${index}`));
    const full = { ...settings, structuredData };
    expect(mergeTags("home", full, { ...sampleTags(), structuredData }).structuredData).toHaveLength(20);
    expect(() => mergeTags("home", full, sampleTags())).toThrow(
      "The home page can have at most 20 entries of structured data: it would have 21.",
    );
  });

  test("are refused if an entry would be too long with its former text", () => {
    const long = { ...entry("Bakery"), slogan: "x".repeat(15_000) };
    const given = { ...entry("Bakery"), award: "x".repeat(15_000) };
    const full = { ...settings, structuredData: [long] };
    expect(() => mergeTags("home", full, { ...sampleTags(), structuredData: [given] })).toThrow(
      "Together with what is there now, an entry is longer than 20000 characters.",
    );
  });
});
