import type { Page } from "@playwright/test";
import { PREVIEW } from "@/components/restaurants/preview/preview-name";
import type { PreviewedMenu } from "@/lib/restaurants/editor/preview";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { expect, openSignedIn, test } from "@/tests/support/browser/browser";
import { quarters } from "@/tests/support/pictures/quarters";

const PATH = "/portal/menus/preview";

const menu: PreviewedMenu = {
  path: "/order/corner",
  isDemo: false,
  content: {
    restaurant: {
      name: "Corner Kitchen",
      cuisine: "",
      tagline: "Soup all day",
      slug: "corner",
      theme: "plain",
      colour: "#7a1fa2",
      header: "",
      isOpen: false,
      ...demoTerms,
    },
    categories: [{ id: "soups", label: "Soups" }],
    dishes: ["Leek", "Tomato"].map((name) => ({
      id: name.toLowerCase(),
      category: "soups",
      name,
      description: "",
      priceCents: 650,
      emoji: "🍲",
      picture: "",
      popular: false,
      hidden: false,
      optionGroups: [],
      sizePrices: {},
      kinds: [],
      taxClass: "",
      allergens: "",
    })),
    optionGroups: [],
  },
};

const withContent = (changed: object) => ({ ...menu, content: { ...menu.content, ...changed } });

/** Embeds the preview in a page of the portal, as the editor does, and posts its content. */
async function openPreview(page: Page, origin: string) {
  await openSignedIn(page, origin, "/admin/account");
  await page.evaluate((src) => {
    const frame = document.createElement("iframe");
    Object.assign(frame, { src, title: "Preview" });
    frame.style.cssText = "position:fixed;inset:0;z-index:99;width:390px;height:100%";
    document.body.append(frame);
  }, PATH);
  const frame = page.frameLocator('iframe[title="Preview"]');
  await expect(frame.getByText("Loading...")).toBeVisible();
  return frame;
}

const show = (page: Page, value: unknown) =>
  page.evaluate(
    (message) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Preview"]');
      frame?.contentWindow?.postMessage(message, window.location.origin);
    },
    { preview: PREVIEW, type: "content", value },
  );

test("the preview shows the content that its window posts, and orders or stores nothing", async ({
  page,
  configuredApp,
}) => {
  const asked: string[] = [];
  const frame = await openPreview(page, configuredApp.origin);
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.frame() !== page.mainFrame() && !pathname.startsWith("/_next/")) asked.push(pathname);
  });
  // A message of another window has no effect.
  await frame.locator("body").evaluate((_, value) => {
    window.postMessage({ preview: "menu", type: "content", value }, window.location.origin);
  }, menu);
  await show(page, withContent({ restaurant: { ...menu.content.restaurant, name: "Mine" } }));
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Mine");
  await show(page, menu);
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Corner Kitchen");

  const { categories, dishes } = menu.content;
  const [leek, tomato] = dishes;
  await show(page, {
    ...menu,
    content: { ...menu.content, dishes: [leek, { ...tomato, name: "Gazpacho" }] },
  });
  await expect(frame.getByRole("heading", { name: "Gazpacho" })).toBeVisible();
  await frame.getByRole("link", { name: "Corner Kitchen" }).click();
  await frame.getByRole("button", { name: "Add Leek" }).click();
  await frame.getByRole("button", { name: "View cart" }).click();
  await frame.getByRole("button", { name: "Place Order" }).click();
  await expect(frame.getByRole("alertdialog")).toContainText("This is a preview");
  await frame.getByRole("button", { name: "Back to the cart" }).click();
  await expect(frame.getByRole("dialog", { name: "Your cart" })).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(frame.getByRole("dialog")).toHaveCount(0);

  await show(
    page,
    withContent({
      categories: [...categories, { id: "extras", label: "Extras" }],
      dishes: [leek, { ...tomato, category: "extras" }],
    }),
  );
  const chip = frame.getByRole("button", { name: "Extras", exact: true });
  await expect(chip).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await chip.click();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  // Browsing the menu does not change the editor's history.
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("cart"))),
  ).toEqual([]);
  expect(asked).toEqual([]);
});

test("pictures of a draft are shown", async ({ page, siteApp: { origin } }) => {
  const frame = await openPreview(page, origin);
  const file = { name: "leek.png", mimeType: "image/png", buffer: await quarters(320, 200).png().toBuffer() };
  const answer = await page.request.post(`${origin}/api/pictures`, {
    multipart: { file },
    headers: { origin },
  });
  const { picture } = await answer.json();
  const [leek] = menu.content.dishes;
  const restaurant = { ...menu.content.restaurant, header: picture.id };
  await show(page, withContent({ restaurant, dishes: [{ ...leek, picture: picture.id }] }));
  const pictures = frame.locator(`img[src*="${picture.id}"]`);
  await expect(pictures).toHaveCount(2);
  await expect
    .poll(() => pictures.first().evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
});

test("visitors are redirected, and search engines don't list it", async ({
  page,
  request,
  configuredApp,
}) => {
  const { origin } = configuredApp;
  const answer = await request.get(origin + PATH, { maxRedirects: 0 });
  expect(answer.headers().location).toContain("/?returnUrl=");
  await openSignedIn(page, origin, PATH);
  await expect(page.getByText("A restaurant’s page is shown here while its menu is edited.")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});
