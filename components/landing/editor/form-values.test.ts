import { expect, test } from "@jest/globals";
import { compactLanding, completeLanding } from "@/lib/landing/compact";
import { landingContent } from "@/lib/landing/schema";
import { orderedSections } from "@/lib/landing/section-names";
import { bakery } from "@/tests/support/landing/bakery";
import { sampleLanding } from "@/tests/support/landing/landing";
import { formValues } from "./form-values";

const edited = bakery((content) => {
  content.hero.ctaTarget = "restaurant:r1";
  content.headings = { features: "What we bake" };
  content.sections = { order: ["features", "stats"], shown: { testimonials: false } };
  content.footer.titles = { product: "Goods" };
  content.footer.profiles = [{ url: "https://www.instagram.com/bakery" }];
});

test("the form's values are stored without what says the default", () => {
  for (const content of [sampleLanding(), bakery()]) {
    expect(compactLanding(formValues(content))).toEqual(
      compactLanding({ ...content, testimonials: formValues(content).testimonials }),
    );
    expect(Object.keys(compactLanding(formValues(content)))).not.toContain("sections");
  }
  const { sections, ...rest } = compactLanding(formValues(edited));
  expect(rest).toMatchObject({ headings: { features: "What we bake" }, hero: edited.hero });
  expect(rest.footer).toEqual(edited.footer);
  expect(sections).toEqual({
    order: ["features", "stats", "gallery", "pricing", "testimonials", "callToAction", "contact"],
    shown: { testimonials: false },
  });
});

test("fields that an older client doesn't send stay, and an empty value removes them", () => {
  const { headings, sections, ...older } = bakery();
  expect(completeLanding(older, edited)).toMatchObject({
    headings: edited.headings,
    sections: { shown: { testimonials: false } },
    hero: { ctaTarget: "restaurant:r1" },
    footer: { titles: { product: "Goods" }, profiles: [{ url: "https://www.instagram.com/bakery" }] },
  });
  const emptied = completeLanding(
    {
      ...older,
      headings: {},
      sections: { order: [...orderedSections], shown: { testimonials: true } },
      hero: { ...older.hero, ctaTarget: "" },
      footer: { ...older.footer, titles: {}, profiles: [] },
    },
    edited,
  );
  expect(emptied).toEqual(bakery());
});

test("sections are known ones, each once, and profiles are addresses of the web", () => {
  const issue = (change: Parameters<typeof bakery>[0]) =>
    landingContent
      .safeParse(bakery(change))
      .error?.issues.map(({ path, message }) => [path.join("."), message]);
  expect(issue((content) => Object.assign(content, { sections: { order: ["stats", "stats"] } }))).toEqual([
    ["sections.order", "Each section at most once"],
  ]);
  expect(issue((content) => Object.assign(content, { sections: { order: ["footer"] } }))).toEqual([
    ["sections.order.0", "Must be one of the sections"],
  ]);
  expect(issue((content) => Object.assign(content, { sections: { shown: { pricing: true } } }))).toHaveLength(
    1,
  );
  expect(
    issue((content) => Object.assign(content.footer, { profiles: [{ url: "javascript:alert(1)" }] })),
  ).toEqual([["footer.profiles.0.url", "Enter a web address, which begins with https://"]]);
  for (const target of ["restaurant:", "restaurant:../x", "javascript:alert(1)", "//evil.example"]) {
    expect(issue((content) => Object.assign(content.hero, { ctaTarget: target }))).toHaveLength(1);
  }
  const typed = bakery((content) => {
    content.footer.profiles = [{ url: "instagram @bakery" }];
  });
  expect(landingContent.parse(typed).footer.profiles).toEqual([{ url: "https://www.instagram.com/bakery" }]);
});
