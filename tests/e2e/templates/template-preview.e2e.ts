import { expect } from "@/tests/support/browser/browser";
import { smallSite, zipFile } from "@/tests/support/templates/site-zip";
import {
  openTemplates,
  templateCard,
  templatesTest as test,
  uploadTemplate,
} from "@/tests/support/templates/templates-page";

test("a preview opens in a separate window, at the width of a phone, a tablet or a desktop", async ({
  page,
  context,
  origin,
}) => {
  await openTemplates(page, origin);
  await uploadTemplate(page, await zipFile("spring.zip", smallSite("Spring")), "Spring");
  const opening = context.waitForEvent("page");
  await templateCard(page, "Spring").getByRole("button", { name: "Preview" }).click();
  const preview = await opening;
  expect(await preview.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([1200, 800]);
  await expect(preview.getByRole("heading", { level: 1, name: "Template Preview" })).toBeVisible();
  await expect(preview.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);

  const template = preview.frameLocator("iframe");
  await expect(template.getByRole("heading", { name: "Spring" })).toBeVisible();
  await expect(template.getByText("The script has run")).toBeVisible();
  await expect(template.getByRole("link", { name: "Order at Corner Bakery" })).toHaveAttribute("href", "#");
  await expect(preview.locator("iframe")).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-forms allow-popups allow-modals",
  );

  const frame = preview.locator("iframe");
  const width = async () => (await frame.boundingBox())?.width;
  await expect.poll(width).toBe(1200);
  await preview.getByRole("button", { name: "Phone" }).click();
  await expect.poll(width).toBe(390);
  await preview.getByRole("button", { name: "Tablet" }).press("Enter");
  await expect.poll(width).toBe(820);

  const closing = preview.waitForEvent("close");
  // The click must have returned before its window is gone.
  await preview
    .getByRole("button", { name: "Close Preview" })
    .evaluate((button: HTMLElement) => void setTimeout(() => button.click()));
  await closing;
});

test("a preview without a window to close links back to the manager", async ({ page, origin }) => {
  await openTemplates(page, origin);
  await page.goto(`${origin}/template-preview/aaaaaaaaaaaaaaaaaaaaaa`);
  await expect(page.getByRole("alert").getByText("Failed to load template preview")).toBeVisible();
  await page.getByRole("button", { name: "Close Preview" }).click();
  await expect(page).toHaveURL(`${origin}/admin?tab=templates`);
});

test("a preview shows that it is loading, and can be retried", async ({ page, origin }) => {
  await openTemplates(page, origin);
  await uploadTemplate(page, await zipFile("spring.zip", smallSite("Spring")), "Spring");
  const id = await templateCard(page, "Spring").getByRole("heading").getAttribute("data-template");
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(
    (url) => url.pathname.startsWith("/templates/preview/"),
    async (route) => {
      await refused;
      await route.fulfill({ status: 404 });
    },
  );
  await page.goto(`${origin}/template-preview/${id}`);
  await expect(page.getByText("Loading preview...")).toBeVisible();
  refuse();
  await expect(page.getByText("Failed to load template preview")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.frameLocator("iframe").getByText("The script has run")).toBeVisible();
});
