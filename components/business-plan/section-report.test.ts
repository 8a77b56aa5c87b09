import { expect, test } from "@jest/globals";
import { type CurrentSite, planSections } from "@/lib/business-plan/answers";
import { makePlan } from "@/lib/business-plan/make-plan";
import { defaultLandingContent } from "@/lib/landing/schema";
import { pageSeoInput } from "@/lib/seo/input";
import { sampleLanding } from "@/tests/support/landing/landing";
import { flatSeo } from "@/tests/support/seo/seo";
import { applyInputOf, formFieldOf } from "./apply-input";
import { acceptComplete, acceptedOf, decisionOn, heldBack, heldBackNote } from "./decisions";
import { planValues } from "./plan-values";
import { sectionNote } from "./section-note";
import { isHiddenNow, sectionNow } from "./section-now";
import { reportOnPlan } from "./section-report";

const site = { projectName: "Corner Bakery", root: "https://crumbs.example" };
const description = "Crumbs is a bakery in Lyon.";
const current = (): CurrentSite => ({
  landing: { version: 3, content: defaultLandingContent("Corner Bakery") },
  home: null,
  welcome: null,
  activeTemplate: null,
  draftWaits: false,
});
const values = () => planValues(makePlan({ description }, site));

test("an empty required entry is incomplete, and invented data can't be accepted", () => {
  const report = reportOnPlan(values(), current());
  const empty = planSections.filter((section) => report[section].isEmpty);
  expect(empty).toEqual(["stats", "plans", "testimonials"]);
  expect(planSections.flatMap((section) => report[section].problems)).toEqual([]);
  expect(acceptedOf(acceptComplete({ hero: "refused" }, report), report)).toEqual([
    "identity",
    "callToAction",
    "accent",
    "home",
    "welcome",
  ]);
});

test("a section with suggestions is not accepted together with the others", () => {
  const form = values();
  const report = () => reportOnPlan(form, current());
  expect(heldBack({}, report())).toEqual(["features"]);
  expect(heldBackNote(["features"])).toBe("Features hold suggestions: look at them first.");
  form.pricing.plans = form.pricing.plans.map((plan) => ({ ...plan, price: "$1" }));
  expect(heldBack({}, report())).toEqual(["features", "plans"]);
  expect(heldBackNote(heldBack({ features: "refused" }, report()))).toBe(
    "Pricing holds suggestions: look at them first.",
  );
  expect(heldBackNote(["features", "plans"])).toBe(
    "Features and pricing hold suggestions: look at them first.",
  );
  const all = acceptComplete({ features: "accepted" }, report());
  expect(acceptedOf(all, report())).toEqual([
    "hero",
    "identity",
    "features",
    "callToAction",
    "accent",
    "home",
    "welcome",
  ]);
  form.features = form.features.filter(({ isSuggested }) => !isSuggested);
  form.features.push({ icon: "🥖", title: "Bread", description: "Warm at seven." });
  expect(heldBack({}, report())).toEqual(["plans"]);
});

test("only complete entries are sent, without their questions", () => {
  const form = values();
  form.stats = [
    { value: " ", label: "Loaves", asks: { value: "For example 12" } },
    { value: "12", label: "Ovens", asks: { value: "For example 12" }, isSuggested: true },
  ];
  expect(reportOnPlan(form, current()).stats).toMatchObject({ isEmpty: false, leftOut: 1, problems: [] });
  expect(applyInputOf(description, ["stats"], form, current())).toEqual({
    description,
    sections: { stats: [{ value: "12", label: "Ovens" }] },
    emptied: [],
    versions: { landing: 3, home: 0, welcome: 0 },
  });
  expect(formFieldOf("sections.stats.0.value", form)).toBe("stats.1.value");
});

test.each([
  ["sections.hero.title", "hero.title"],
  ["sections.identity.companyName", "footer.companyName"],
  ["sections.identity.support", "footer.links.support"],
  ["sections.identity.support.0.url", "footer.links.support.1.url"],
  ["sections.plans.0.features.1", "pricing.plans.0.features"],
  ["sections.home.keywords.3", "home.keywords"],
  ["versions.landing", null],
  ["description", null],
])("the server's %s is the form's %s", (field, path) => {
  const form = values();
  form.pricing.plans = [{ name: "Basic", price: "$1", period: "", features: ["A", "B"], highlighted: false }];
  form.footer.links.support = [
    { label: "", url: "" },
    { label: "Call us", url: "tel:+15550100" },
  ];
  expect(formFieldOf(field, form)).toBe(path);
});

test("a complete but invalid entry has an error at its field", () => {
  const form = values();
  form.stats = [
    { value: "", label: "Loaves" },
    { value: "1".repeat(21), label: "Ovens" },
  ];
  expect(reportOnPlan(form, current()).stats.problems).toEqual([
    { path: "stats.1.value", message: "At most 20 characters" },
  ]);
});

test("structured data that can't be read is left out", () => {
  const form = values();
  form.home.structuredData = ['{ "@type": "Bakery" }', "{"];
  expect(reportOnPlan(form, current()).home).toMatchObject({ leftOut: 1, problems: [] });
  const { sections } = applyInputOf(description, ["home"], form, current());
  expect(sections.home?.structuredData).toEqual([{ "@type": "Bakery" }]);
});

test("sections without changes are reported", () => {
  const form = values();
  const now = current();
  form.hero = { ...now.landing.content.hero };
  expect(reportOnPlan(form, now).hero.isSame).toBe(true);
  form.hero.title += "!";
  expect(reportOnPlan(form, now).hero.isSame).toBe(false);
});

test("content that applying replaces or changes is reported", () => {
  const form = values();
  form.home.structuredData = ['{ "@type": "Bakery", "@id": "/#business", "name": "Crumbs" }'];
  const now = current();
  const { settings } = pageSeoInput.parse({
    ...flatSeo,
    structuredData: [{ "@type": "Restaurant", "@id": "/#business", name: "Ada’s", telephone: "1" }],
  });
  now.home = { page: "home", version: 1, updatedAt: "", ...settings };
  const [plan] = sampleLanding().pricing.plans;
  if (!plan) throw new Error("The sample has no plan");
  now.landing.content.pricing = { enabled: false, plans: [plan, plan] };
  const report = reportOnPlan(form, now);
  const none = { count: 0, isHidden: false };
  expect(sectionNote("home", report.home, none)).toBe(
    "Changes the Restaurant “Ada’s” in the structured data there now; what else it says stays.",
  );
  expect(sectionNote("welcome", report.welcome, none)).toBe("");
  form.pricing.plans = [{ ...plan, price: "$1" }];
  const there = {
    count: sectionNow("plans", now)?.length ?? 0,
    isHidden: isHiddenNow("plans", now),
  };
  expect(sectionNote("plans", reportOnPlan(form, now).plans, there)).toBe(
    "Replaces the 2 plans there now, which are hidden.",
  );
});

test("a list that was emptied is not accepted any more", () => {
  const form = values();
  form.features = [];
  const report = reportOnPlan(form, current());
  expect(decisionOn("features", { features: "accepted" }, report)).toBeNull();
  expect(decisionOn("features", { features: "refused" }, report)).toBe("refused");
});
