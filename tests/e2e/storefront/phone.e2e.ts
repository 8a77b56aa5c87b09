import { expectAlive } from "@/tests/support/browser/alive";
import { expect, test } from "@/tests/support/browser/browser";
import {
  addDish,
  category,
  dish,
  dishes,
  goToPayment,
  pay,
  payment,
  search,
} from "@/tests/support/storefront/ordering-page";

test.use({ viewport: { width: 360, height: 740 } });

test("every card contains its dish and its buttons", async ({ page, configuredApp: { origin } }) => {
  for (const menu of ["order1", "order2"]) {
    await page.goto(`${origin}/${menu}`);
    const steppers = page.getByRole("button", { name: /less$/ });
    for (const button of await page.getByRole("button", { name: /^Add / }).all()) {
      await expectAlive(button);
      await button.click();
    }
    await expect(steppers).toHaveCount(13);
    const widths = await dishes(page).evaluateAll((cards) =>
      cards.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(widths).toEqual(Array(13).fill(0));
  }
});

test("36 dishes without pictures take less than 5,000 px", async ({ page, configuredApp: { origin } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/order1`);
  await expect(dishes(page)).toHaveCount(13);
  const heightOf36 = () =>
    page.evaluate(() => {
      // Sections far from the screen have an estimated height.
      for (const section of document.querySelectorAll<HTMLElement>(".menu-section"))
        section.style.contentVisibility = "visible";
      const [first, second] = [...document.querySelectorAll(".dish-card")].map((card) =>
        card.getBoundingClientRect(),
      );
      const row = (second?.top ?? Number.POSITIVE_INFINITY) - (first?.top ?? 0);
      return document.documentElement.scrollHeight + (36 - 13) * row;
    });
  // Until the fonts have loaded, texts are wider.
  await expect.poll(heightOf36).toBeLessThan(5000);
});

test("found and chosen dishes scroll into view", async ({ page, configuredApp: { origin } }) => {
  await page.goto(`${origin}/order1`);
  await search(page).fill("zobo");
  await expect(dishes(page)).toHaveCount(1);
  expect((await dish(page, "Zobo").boundingBox())?.y).toBeLessThan(250);
  expect((await search(page).boundingBox())?.y).toBeLessThan(20);

  await page.goto(`${origin}/order1?category=drinks`);
  await expect(category(page, "Drinks")).toBeInViewport({ ratio: 1 });
});

test("the checkout button replaces the cart at the foot", async ({ page, configuredApp: { origin } }) => {
  await page.goto(`${origin}/order1`);
  await addDish(page, "Mint Tea");
  await goToPayment(page, { email: "phone@example.com" });
  await pay(page).click();
  await expect(payment(page)).toHaveCount(0);
  const follow = page
    .getByRole("region", { name: "Your order" })
    .getByRole("link", { name: /^Follow order/ });
  await expect(follow).toBeInViewport({ ratio: 1 });
  await addDish(page, "Akara");
  await expect(page.getByRole("button", { name: /View cart/ })).toBeVisible();
  await expect(follow).toHaveCount(0);
});
