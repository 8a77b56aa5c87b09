import { expect, test } from "@jest/globals";
import { defaultLandingContent } from "@/lib/landing/schema";
import { callToActionHrefs, linkTo, sectionLinks, shownPlans } from "./landing-links";

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
  expect(callToActionHrefs(bare, true)).toEqual({ page: "#contact", plans: "#contact" });
  expect(callToActionHrefs(withFeatures, true).page).toBe("#features");
  expect(callToActionHrefs(withPlans, true)).toEqual({ page: "#pricing", plans: "#contact" });
  expect(callToActionHrefs(withPlans, false)).toEqual({ page: "/setup", plans: "/setup" });
});

test("links to other sites get no hold of this page", () => {
  expect(linkTo("https://example.com")).toEqual({ href: "https://example.com", rel: "noopener" });
  expect(linkTo("/about")).toEqual({ href: "/about" });
  expect(linkTo("mailto:a@example.com")).toEqual({ href: "mailto:a@example.com" });
});
