import type { Page } from "@playwright/test";
import type { LandingContent } from "@/lib/landing/schema";
import { sampleLanding } from "@/tests/support/landing/landing";
import { expect, menuButton, navbar, phone, test } from "@/tests/support/landing/landing-page";

/** Two or more of everything that the page can show. */
function fullLanding(): LandingContent {
  const content = sampleLanding();
  content.stats.push({ value: "4 a.m.", label: "Ovens lit" });
  content.features.push({ icon: "🚲", title: "By bike", description: "Within half an hour." });
  content.pricing.plans.push({ name: "Once", price: "$7", period: "", features: [], highlighted: false });
  content.footer.links.company.push({ label: "Press", url: "https://example.com/press" });
  content.footer.social.linkedin = "https://linkedin.com/company/bakery";
  content.footer.social.github = "https://github.com/bakery";
  return content;
}

const main = (page: Page) => page.getByRole("main");
const region = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });

async function expectHeroAndNumbers(page: Page) {
  await expect(region(page, "Bread since 1921")).toMatchAriaSnapshot(`
    - /children: equal
    - heading "Bread since 1921" [level=1]
    - paragraph: Baked at four, sold out by noon
    - link "See the bread":
      - /url: "#pricing"
  `);
  const numbers = region(page, "In numbers");
  await expect(numbers.getByRole("term")).toHaveText(["Loaves a week", "Ovens lit"]);
  await expect(numbers.getByRole("definition")).toHaveText(["12,000", "4 a.m."]);
}

async function expectFeatures(page: Page) {
  const features = region(page, "Features");
  await expect(features).toMatchAriaSnapshot(`
    - /children: equal
    - heading "Features" [level=2]
    - list:
      - /children: deep-equal
      - listitem:
        - heading "Sourdough" [level=3]
        - paragraph: Three days in the making.
      - listitem:
        - heading "By bike" [level=3]
        - paragraph: Within half an hour.
  `);
  const icons = features.getByRole("listitem").locator("img");
  await expect(icons).toHaveCount(2);
  for (const icon of await icons.all()) {
    await icon.scrollIntoViewIfNeeded();
    await expect
      .poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
}

async function expectPlans(page: Page) {
  await expect(region(page, "Pricing")).toMatchAriaSnapshot(`
    - /children: equal
    - heading "Pricing" [level=2]
    - list:
      - /children: deep-equal
      - listitem:
        - heading "Weekly" [level=3]
        - text: Recommended
        - paragraph: $12 week
        - list:
          - listitem: Two loaves
        - link "See the bread (Weekly)":
          - /url: "#contact"
      - listitem:
        - heading "Once" [level=3]
        - paragraph: $7
        - link "See the bread (Once)":
          - /url: "#contact"
  `);
}

async function expectTestimonials(page: Page) {
  const figures = region(page, "Testimonials").getByRole("figure");
  const picture = page.locator('[style*="background-image"]');
  await expect(figures).toHaveText([/^“The crust!A?AdaNeighbour$/, /^“The crumb!ÉÉmile$/]);
  await expect(figures.getByRole("blockquote")).toHaveText([/The crust!$/, /The crumb!$/]);
  await expect(figures.filter({ hasText: "Ada" }).locator(picture)).toHaveCSS(
    "background-image",
    /icon\.svg/,
  );
  await expect(figures.filter({ hasText: "Émile" }).locator(picture)).toHaveCount(0);
}

async function expectEnd(page: Page) {
  await expect(region(page, "Hungry?")).toMatchAriaSnapshot(`
    - /children: equal
    - heading "Hungry?" [level=2]
    - paragraph: The oven is warm from four in the morning.
    - link "See the bread":
      - /url: "#pricing"
  `);
  await expect(page.getByRole("contentinfo")).toMatchAriaSnapshot(`
    - /children: deep-equal
    - heading "Contact" [level=2]
    - paragraph: Corner Bakery
    - paragraph: Building the future
    - list "Social media":
      - listitem:
        - link "Twitter":
          - /url: https://x.com/bakery
      - listitem:
        - link "LinkedIn":
          - /url: https://linkedin.com/company/bakery
      - listitem:
        - link "GitHub":
          - /url: https://github.com/bakery
    - navigation "Footer":
      - heading "Product" [level=3]
      - list:
        - listitem:
          - link "Bread":
            - /url: /bread#rye
      - heading "Company" [level=3]
      - list:
        - listitem:
          - link "Write to us":
            - /url: mailto:hello@example.com
        - listitem:
          - link "Press":
            - /url: https://example.com/press
      - heading "Support" [level=3]
      - list:
        - listitem:
          - link "Call us":
            - /url: tel:+15551234
    - paragraph: © ${new Date().getFullYear()} Corner Bakery. All rights reserved.
  `);
}

async function expectEverySection(page: Page) {
  await expectHeroAndNumbers(page);
  await expectFeatures(page);
  await expectPlans(page);
  await expectTestimonials(page);
  await expectEnd(page);
}

test("the page shows all of the owner's content", async ({ page, show }) => {
  await show(fullLanding());
  await expectEverySection(page);
  await expect(navbar(page)).toMatchAriaSnapshot(`
    - /children: equal
    - link "Corner Bakery":
      - /url: /
    - link "Features":
      - /url: "#features"
    - link "Pricing":
      - /url: "#pricing"
    - link "Testimonials":
      - /url: "#testimonials"
    - link "Contact":
      - /url: "#contact"
    - link "Login":
      - /url: /login
    - link "See the bread":
      - /url: "#pricing"
  `);
});

const sections = ["In numbers", "Features", "Pricing", "Testimonials"];
const left: [why: string, section: string, change: (content: LandingContent) => void][] = [
  ["there are no numbers", "In numbers", (content) => (content.stats = [])],
  ["there are no features", "Features", (content) => (content.features = [])],
  ["pricing is switched off", "Pricing", (content) => (content.pricing.enabled = false)],
  ["there are no plans", "Pricing", (content) => (content.pricing.plans = [])],
  ["there are no testimonials", "Testimonials", (content) => (content.testimonials = [])],
];

test("a section without content is left out, and so is the link to it", async ({ page, show }) => {
  for (const [why, section, change] of left) {
    await test.step(why, async () => {
      const content = fullLanding();
      change(content);
      await show(content);
      const shown = sections.filter((name) => name !== section);
      const linked = shown.filter((name) => name !== "In numbers");
      await expect(main(page).getByRole("heading", { level: 2 })).toHaveText([...shown, "Hungry?"]);
      await expect(navbar(page).getByRole("link")).toHaveText([
        "Corner Bakery",
        ...linked,
        "Contact",
        "Login",
        "See the bread",
      ]);
    });
  }
});

test("a footer shows only existing parts", async ({ page, show }) => {
  const content = fullLanding();
  content.footer.tagline = "";
  content.footer.links.company = [];
  content.footer.social = { twitter: "", linkedin: "", github: "https://github.com/bakery" };
  await show(content);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading")).toHaveText(["Contact", "Product", "Support"]);
  await expect(footer.getByRole("list", { name: "Social media" }).getByRole("link")).toHaveText(["GitHub"]);
  await expect(footer.getByRole("paragraph")).toHaveText(["Corner Bakery", /^© \d{4} Corner Bakery/]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("all content is visible, and the menu links to every section", async ({ page, show }) => {
    await show(fullLanding());
    await expectEverySection(page);
    const links = navbar(page).getByRole("link");
    await expect(links).toHaveText(["Corner Bakery"]);
    for (const name of ["Features", "Pricing", "Testimonials", "Contact"]) {
      await menuButton(page).click();
      await expect(links).toHaveText([
        "Corner Bakery",
        "Features",
        "Pricing",
        "Testimonials",
        "Contact",
        "See the bread",
        "Login",
      ]);
      await links.filter({ hasText: name }).click();
      await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
      await expect(links).toHaveText(["Corner Bakery"]);
      const target = name === "Contact" ? page.getByRole("contentinfo") : region(page, name);
      await expect(target).toBeInViewport();
    }
  });
});
