import { describe, expect, test } from "@jest/globals";
import { landingChanges } from "./changes";
import { contestedLists, keptSide, mergeLanding } from "./merge";
import { defaultLandingContent, type LandingContent } from "./schema";

const feature = (title: string) => ({ icon: "🚀", title, description: "Text" });
const plan = (name: string) => ({ name, price: "$1", period: "", features: ["One"], highlighted: false });

function changed(change: (content: LandingContent) => void): LandingContent {
  const content = defaultLandingContent("Corner Bakery");
  content.features = [feature("Bread"), feature("Cake")];
  content.pricing.plans = [plan("Starter")];
  change(content);
  return content;
}

const base = changed(() => {});

describe("a merge", () => {
  test("takes each field from the side that changed it, and mine if both did", () => {
    const mine = changed((content) => {
      content.hero.title = "Mine";
      content.footer.social.github = "https://github.com/mine";
    });
    const theirs = changed((content) => {
      content.hero.title = "Theirs";
      content.hero.ctaText = "Their button";
      content.footer.companyName = "Their company";
      content.pricing.enabled = false;
    });
    expect(mergeLanding({ base, mine, theirs })).toEqual(
      changed((content) => {
        content.hero.title = "Mine";
        content.hero.ctaText = "Their button";
        content.footer.companyName = "Their company";
        content.footer.social.github = "https://github.com/mine";
        content.pricing.enabled = false;
      }),
    );
  });

  test("keeps a text that I emptied", () => {
    const mine = changed((content) => {
      content.footer.tagline = "";
    });
    const theirs = changed((content) => {
      content.hero.title = "Theirs";
    });
    expect(mergeLanding({ base, mine, theirs })).toMatchObject({
      hero: { title: "Theirs" },
      footer: { tagline: "" },
    });
  });

  test("takes a list as a whole from the one side that changed it", () => {
    const mine = changed((content) => content.features.shift());
    const theirs = changed((content) => content.pricing.plans.push(plan("Family")));
    const merged = mergeLanding({ base, mine, theirs });
    expect(merged.features).toEqual(mine.features);
    expect(merged.pricing.plans).toEqual(theirs.pricing.plans);
    expect(contestedLists({ base, mine, theirs })).toEqual([]);
  });

  test("takes my list as a whole if both changed it, and reports it", () => {
    const mine = changed((content) => {
      content.features[0] = feature("Rolls");
      content.pricing.plans = [plan("Mine")];
    });
    const theirs = changed((content) => {
      content.features[1] = feature("Pie");
      content.pricing = { enabled: false, plans: [plan("Theirs")] };
    });
    const merged = mergeLanding({ base, mine, theirs });
    expect(merged.features).toEqual(mine.features);
    expect(merged.pricing).toEqual({ enabled: false, plans: mine.pricing.plans });
    expect(contestedLists({ base, mine, theirs })).toEqual(["features", "pricing.plans"]);
  });

  test("contests no list that both changed alike", () => {
    const both = changed((content) => content.features.pop());
    const theirs = structuredClone(both);
    theirs.hero.title = "Theirs";
    expect(mergeLanding({ base, mine: both, theirs })).toEqual(theirs);
    expect(contestedLists({ base, mine: both, theirs })).toEqual([]);
  });

  test("shares no objects with its sources", () => {
    const merged = mergeLanding({ base, mine: base, theirs: base });
    merged.features.pop();
    expect(base.features).toHaveLength(2);
  });
});

test("every difference belongs to the side that a merge takes", () => {
  const mine = changed((content) => {
    content.hero.subtitle = "Mine";
    content.features[0] = feature("Rolls");
  });
  const theirs = changed((content) => {
    content.hero.ctaText = "Theirs";
    content.features[1] = feature("Pie");
    content.pricing.plans = [plan("Theirs")];
  });
  const contested = contestedLists({ base, mine, theirs });
  const sides = landingChanges({ base, mine, theirs }).map((change) => [
    change.path,
    keptSide(change, contested),
  ]);
  expect(Object.fromEntries(sides)).toEqual({
    "hero.subtitle": "mine",
    "hero.ctaText": "theirs",
    "features.0.title": "mine",
    "features.1.title": "mine",
    "pricing.plans.0.name": "theirs",
  });
});
