import type { Locator, Page } from "@playwright/test";
import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { openSignedIn } from "@/tests/support/browser/browser";
import { bakery } from "@/tests/support/landing/bakery";
import { expect, saveElsewhere, section, test } from "@/tests/support/landing/editor";
import { quarters } from "@/tests/support/pictures/quarters";

const jpeg = async (name: string, width = 1300, height = 800) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await quarters(width, height).jpeg().toBuffer(),
});

const tile = (page: Page | Locator, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}`) });
const sheet = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Pastes a picture, as the browser does after a copy. */
async function paste(page: Page, name: string) {
  const bytes = [...(await quarters(90, 60).png().toBuffer())];
  await page.evaluate(
    ({ bytes, name }) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    },
    { bytes, name },
  );
}

/** Measures how far the page's content has moved since it was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test("pictures are uploaded together, described, and used on the landing page", async ({
  page,
  request,
  app: { origin },
}) => {
  await saveElsewhere(request, origin, bakery());
  await openSignedIn(page, origin, "/admin/pictures");
  const zip = {
    name: "holiday.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("PK\x03\x04 not a picture"),
  };
  await page.getByLabel("Upload pictures").setInputFiles([await jpeg("oven.jpg"), zip]);
  await expect(tile(page, "oven")).toBeVisible();
  const uploads = page.getByRole("region", { name: "Uploads" });
  await expect(uploads.getByRole("alert")).toHaveText("Upload a PNG, JPEG, WebP, GIF or AVIF picture.");
  await uploads.getByRole("button", { name: "Dismiss holiday.jpg" }).click();
  await expect(uploads).toHaveCount(0);
  await paste(page, "logo.png");
  await expect(tile(page, "logo")).toBeVisible();

  await tile(page, "oven").click();
  await sheet(page, "oven").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Say what the picture shows, or that it is decoration")).toBeVisible();
  await page.getByLabel("What it shows").fill("The oven at four in the morning");
  await sheet(page, "oven").getByRole("button", { name: "Save" }).click();
  await expect(sheet(page, "oven")).toHaveCount(0);
  await expect(page.getByText("Being made smaller")).toHaveCount(0, { timeout: 30_000 });

  await page.goto(`${origin}/portal/editor`);
  await section(page, "Hero").getByRole("button", { name: "Choose Hero picture" }).click();
  await tile(sheet(page, "Choose hero picture"), "oven").click();
  await section(page, "Hero").getByRole("button", { name: "Behind the text" }).click();
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("img", { name: "The oven at four in the morning" })).toBeVisible();
  await section(page, "Hero").getByRole("button", { name: "Choose Logo" }).click();
  await tile(sheet(page, "Choose logo"), "logo").click();
  await section(page, "Hero").getByRole("button", { name: "Describe it" }).click();
  await page.getByLabel("Only decoration, nothing to describe").check();
  await sheet(page, "logo").getByRole("button", { name: "Save" }).click();
  await expect(sheet(page, "logo")).toHaveCount(0);
  await expect(page.getByText("This picture has no description yet.")).toHaveCount(0);
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Published. Visitors see it now.")).toBeVisible();

  await page.goto(`${origin}/welcome`);
  const hero = page.getByRole("img", { name: "The oven at four in the morning" });
  await expect(hero).toHaveAttribute("fetchpriority", "high");
  expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/1280\.avif$/);
  expect(await layoutShift(page)).toBeLessThan(0.01);

  await page.goto(`${origin}/admin/pictures`);
  await tile(page, "oven").click();
  await expect(sheet(page, "oven").getByRole("link", { name: /^Landing page/ })).toBeVisible();
  await expect(sheet(page, "oven").getByRole("button", { name: "Delete" })).toBeDisabled();
});

test("the library is accessible, on a phone and on a desktop", async ({ page, app: { origin } }) => {
  await openSignedIn(page, origin, "/admin/pictures");
  await page.getByLabel("Upload pictures").setInputFiles(await jpeg("bread.jpg", 300, 200));
  await expect(tile(page, "bread")).toBeVisible();
  await expect(page.getByText("Being made smaller")).toHaveCount(0, { timeout: 30_000 });
  await expectGoodForEveryone(page, { widths: [390, 1280] });
  await tile(page, "bread").click();
  await expect(sheet(page, "bread")).toBeVisible();
  await expectGoodForEveryone(page, { widths: [390, 1280] });
});
