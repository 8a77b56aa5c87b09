import { expect, test } from "@jest/globals";
import { linkTo } from "@/components/targets/link-to";
import { defaultLandingContent } from "@/lib/landing/schema";
import { sectionLinks } from "@/lib/landing/section-links";
import { shownSections } from "@/lib/landing/shown-sections";
import { mainHref, planHref, shownPlans } from "./landing-links";

const plan = { name: "Pro", price: "$9", period: "", features: [], highlighted: false };
const labels = (content: Parameters<typeof sectionLinks>[0]) =>
  sectionLinks(content).map(({ label }) => label);

test("the navbar only links to existing sections", () => {
  const content = defaultLandingContent();
  expect(labels(content)).toEqual(["Contact"]);
  expect(
    labels({
      ...content,
      features: [{ icon: "🥐", title: "Bread", description: "Warm" }],
      pricing: { enabled: true, plans: [plan] },
      testimonials: [{ content: "Good", name: "Ana", role: "" }],
    }),
  ).toEqual(["Features", "Pricing", "Testimonials", "Contact"]);
});

test("plans are shown only while pricing is enabled", () => {
  const content = { ...defaultLandingContent(), pricing: { enabled: false, plans: [plan] } };
  expect(shownPlans(content)).toEqual([]);
  expect(labels(content)).toEqual(["Contact"]);
});

test("the call to action links to the first section with a next step", () => {
  const bare = defaultLandingContent();
  const withFeatures = { ...bare, features: [{ icon: "🥐", title: "Bread", description: "Warm" }] };
  const withPlans = { ...withFeatures, pricing: { enabled: true, plans: [plan] } };
  const site = { isConfigured: true, restaurants: {} };
  const before = { isConfigured: false, restaurants: {} };
  expect([mainHref(bare, site), planHref(bare, "", site)]).toEqual(["#contact", "#contact"]);
  expect(mainHref(withFeatures, site)).toBe("#features");
  expect([mainHref(withPlans, site), planHref(withPlans, undefined, site)]).toEqual(["#pricing", "#contact"]);
  expect([mainHref(withPlans, before), planHref(withPlans, "/order", before)]).toEqual(["/setup", "/setup"]);
});

test("links to other sites get no hold of this page", () => {
  expect(linkTo("https://example.com")).toEqual({ href: "https://example.com", rel: "noopener" });
  expect(linkTo("/about")).toEqual({ href: "/about" });
  expect(linkTo("mailto:a@example.com")).toEqual({ href: "mailto:a@example.com" });
});

test("buttons lead where the owner wants, and to a restaurant whatever its address is", () => {
  const to = (ctaTarget: string, restaurants = {}) => {
    const content = defaultLandingContent();
    content.hero.ctaTarget = ctaTarget;
    return mainHref(content, { isConfigured: true, restaurants });
  };
  const restaurants = { r1: "/order/kitchen" };
  for (const target of ["/about", "tel:+15551234", "https://example.com", "#contact"]) {
    expect(to(target)).toBe(target);
  }
  expect(to("restaurant:r1", restaurants)).toBe("/order/kitchen");
  expect(to("restaurant:gone", restaurants)).toBe("#contact");
  for (const name of ["constructor", "toString", "__proto__"])
    expect(to(`restaurant:${name}`, restaurants)).toBe("#contact");
  // Sections that the page doesn't show.
  for (const target of ["#gallery", "#pricing", "#stats"]) expect(to(target)).toBe("#contact");
  expect(planHref(defaultLandingContent(), "restaurant:r1", { isConfigured: true, restaurants })).toBe(
    "/order/kitchen",
  );
  expect(planHref(defaultLandingContent(), "restaurant:gone", { isConfigured: true, restaurants })).toBe(
    "#contact",
  );
});

test("sections have the owner's order and headings, and those switched off are left out", () => {
  const content = {
    ...defaultLandingContent(),
    stats: [{ value: "9", label: "Ovens" }],
    features: [{ icon: "🥐", title: "Bread", description: "Warm" }],
    pricing: { enabled: true, plans: [plan] },
    testimonials: [{ content: "Good", name: "Ana", role: "" }],
  };
  expect(shownSections(content)).toEqual(["stats", "features", "pricing", "testimonials", "callToAction"]);
  const edited = {
    ...content,
    headings: { testimonials: "What guests say", footer: "Find us" },
    sections: { order: ["testimonials" as const, "features" as const], shown: { stats: false } },
  };
  expect(shownSections(edited)).toEqual(["testimonials", "features", "pricing", "callToAction"]);
  expect(sectionLinks(edited)).toEqual([
    { label: "What guests say", href: "#testimonials" },
    { label: "Features", href: "#features" },
    { label: "Pricing", href: "#pricing" },
    { label: "Find us", href: "#contact" },
  ]);
  const without = { ...edited, sections: { shown: { features: false, hero: false } } };
  expect(
    mainHref(
      { ...without, pricing: { enabled: false, plans: [plan] } },
      { isConfigured: true, restaurants: {} },
    ),
  ).toBe("#contact");
});
