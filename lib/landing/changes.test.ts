import { describe, expect, test } from "@jest/globals";
import { landingChanges } from "./changes";
import { landingFieldLabel } from "./field-label";
import { isSameLanding } from "./same";
import { defaultLandingContent, type LandingContent } from "./schema";
import type { OrderedSection } from "./section-names";

const feature = (title: string) => ({ icon: "🚀", title, description: "Text" });

function changed(change: (content: LandingContent) => void): LandingContent {
  const content = defaultLandingContent("Corner Bakery");
  content.features = [feature("Bread"), feature("Cake")];
  change(content);
  return content;
}

const base = changed(() => {});

describe("a comparison", () => {
  test("finds no differences between equal contents, even if an empty text is missing", () => {
    const quote = { content: "Good", name: "Ann", role: "" };
    const mine = changed((content) => content.testimonials.push({ ...quote, avatar: "" }));
    const theirs = changed((content) => content.testimonials.push(quote));
    expect(isSameLanding(mine, theirs)).toBe(true);
    expect(landingChanges({ base, mine, theirs })).toEqual([]);
  });

  test("shows pictures without their ids", () => {
    const [bread, cake] = ["0123456789abcdefABCD_-", "abcdefABCD_-0123456789"];
    const mine = changed((content) => {
      content.hero.picture = bread;
      content.logo = bread;
    });
    const theirs = changed((content) => {
      content.hero.picture = cake;
      content.features[2] = { ...feature("Pie"), picture: cake };
    });
    expect(landingChanges({ base, mine, theirs })).toEqual([
      {
        path: "hero.picture",
        label: "Hero › Picture",
        mine: "A picture",
        theirs: "Another picture",
        changedBy: "both",
      },
      {
        path: "features.2",
        label: "Feature 3",
        mine: null,
        theirs: "🚀 · Pie · Text",
        changedBy: "theirs",
      },
      { path: "logo", label: "Logo", mine: "A picture", theirs: null, changedBy: "mine" },
    ]);
  });

  test("has the field, both texts, and the author", () => {
    const mine = changed((content) => {
      content.hero.title = "Mine";
      content.hero.subtitle = "Only mine";
    });
    const theirs = changed((content) => {
      content.hero.title = "Theirs";
      content.pricing.enabled = false;
    });
    expect(landingChanges({ base, mine, theirs })).toEqual([
      { path: "hero.title", label: "Hero › Title", mine: "Mine", theirs: "Theirs", changedBy: "both" },
      {
        path: "hero.subtitle",
        label: "Hero › Subtitle",
        mine: "Only mine",
        theirs: "Enterprise Solutions",
        changedBy: "mine",
      },
      {
        path: "pricing.enabled",
        label: "Pricing › Shown on the page",
        mine: "On",
        theirs: "Off",
        changedBy: "theirs",
      },
    ]);
  });

  test("omits equal changes of both", () => {
    const both = changed((content) => {
      content.hero.title = "Same";
    });
    expect(landingChanges({ base, mine: both, theirs: structuredClone(both) })).toEqual([]);
  });

  test("shows an added or removed entry as one line", () => {
    const mine = changed((content) => content.features.push(feature("Coffee")));
    const theirs = changed((content) => content.features.pop());
    expect(landingChanges({ base, mine, theirs })).toEqual([
      {
        path: "features.1",
        label: "Feature 2",
        mine: "🚀 · Cake · Text",
        theirs: null,
        changedBy: "theirs",
      },
      {
        path: "features.2",
        label: "Feature 3",
        mine: "🚀 · Coffee · Text",
        theirs: null,
        changedBy: "mine",
      },
    ]);
  });

  test("an entry removed from the middle is one line", () => {
    const mine = changed((content) => content.features.shift());
    expect(landingChanges({ base, mine, theirs: base })).toEqual([
      { path: "features.0", label: "Feature 1", mine: null, theirs: "🚀 · Bread · Text", changedBy: "mine" },
    ]);
  });

  test("an entry inserted first doesn't rename the others", () => {
    const mine = changed((content) => content.features.unshift(feature("Coffee")));
    const theirs = changed((content) => Object.assign(content.features[1] ?? {}, { title: "Cakes" }));
    expect(landingChanges({ base, mine, theirs })).toEqual([
      { path: "features.0", label: "Feature 1", mine: "🚀 · Coffee · Text", theirs: null, changedBy: "mine" },
      {
        path: "features.2.title",
        label: "Feature 3 › Title",
        mine: "Cake",
        theirs: "Cakes",
        changedBy: "theirs",
      },
    ]);
  });

  test("a moved entry is one line, separate from its edits", () => {
    const moved = changed((content) => content.features.reverse());
    expect(landingChanges({ base, mine: moved, theirs: base })).toEqual([
      {
        path: "features.1.position",
        label: "Feature 2 › Position",
        mine: "2",
        theirs: "1",
        changedBy: "mine",
      },
    ]);

    const longer = changed((content) => {
      content.features.push(feature("Coffee"));
    });
    const movedAndEdited = changed((content) => {
      content.features = [{ ...feature("Tea") }, feature("Bread"), feature("Cake")];
    });
    expect(landingChanges({ base: longer, mine: movedAndEdited, theirs: longer })).toEqual([
      {
        path: "features.0.position",
        label: "Feature 1 › Position",
        mine: "1",
        theirs: "3",
        changedBy: "mine",
      },
      {
        path: "features.0.title",
        label: "Feature 1 › Title",
        mine: "Tea",
        theirs: "Coffee",
        changedBy: "mine",
      },
    ]);
  });

  test("entries without common texts count as one removed and one added", () => {
    const mine = changed((content) => {
      content.stats = [{ value: "5", label: "Stars" }];
    });
    const theirs = changed((content) => {
      content.stats = [{ value: "1921", label: "Founded" }];
    });
    expect(
      landingChanges({ base, mine, theirs }).map(({ path, mine, theirs }) => [path, mine, theirs]),
    ).toEqual([
      ["stats.0", "5 · Stars", null],
      ["stats.0", null, "1921 · Founded"],
    ]);
  });

  test("a list that only one side has is not the same as an empty text", () => {
    const mine = changed((content) => {
      content.features = [];
    });
    expect(isSameLanding(mine, base)).toBe(false);
  });
});

test.each([
  ["hero.ctaText", "Hero › Button text"],
  ["callToAction.title", "Call to action › Title"],
  ["callToAction.text", "Call to action › Text"],
  ["stats.0.value", "Statistic 1 › Value"],
  ["pricing.plans.1.features.2", "Plan 2 › Feature 3"],
  ["footer.links.product.0.url", "Footer › Product link 1 › Address"],
  ["footer.social.linkedin", "Footer › LinkedIn"],
  ["testimonials.3.avatar", "Testimonial 4 › Picture"],
  ["pricing.plans", "Plans"],
  ["footer.links.product", "Footer › Product links"],
])("%s is called %s", (path, label) => {
  expect(landingFieldLabel(path)).toBe(label);
});

test("the order of sections is one field, and switches and headings are fields of their sections", () => {
  const written = (heading: string, goods: string, shown: boolean, order: OrderedSection[]) =>
    changed((content) => {
      content.sections = { order, shown: { gallery: shown } };
      content.headings = { features: heading };
      content.footer.titles = { product: goods };
    });
  const before = written("", "", true, ["stats", "features"]);
  const mine = written("What we bake", "Goods", false, ["features", "stats"]);
  const changes = landingChanges({ base: before, mine, theirs: before });
  expect(changes.map(({ label, mine: text }) => [label, text])).toEqual([
    ["Footer › Product links › Column title", "Goods"],
    ["Sections › Order", "Features, Statistics"],
    ["Gallery › Shown on the page", "Off"],
    ["Features › Heading", "What we bake"],
  ]);
});
