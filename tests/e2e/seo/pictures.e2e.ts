import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible, expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { colourAt, quarters } from "@/tests/support/pictures/quarters";
import { headOf } from "@/tests/support/seo/head-of";
import { choosePage, expect, savePage, startPage, test } from "@/tests/support/seo/seo-manager";

const address = (page: Page) => page.getByRole("textbox", { name: "OG image" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Choose what is shown" });
const across = (page: Page) =>
  dialog(page).getByRole("slider", { name: "What matters most, from left to right" });

type Chosen = { name: string; mimeType: string; buffer: Buffer };
const jpeg = async (width: number, height: number): Promise<Chosen> => ({
  name: "oven.jpg",
  mimeType: "image/jpeg",
  buffer: await quarters(width, height).jpeg().toBuffer(),
});
const svg: Chosen = {
  name: "logo.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
};

async function choosePicture(page: Page, file: Chosen) {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload OG image" }).press("Enter");
  await (await choosing).setFiles(file);
}

async function usePicture(page: Page) {
  await dialog(page).getByRole("button", { name: "Use picture" }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test("a picture is cropped by keyboard, saved, shown to networks, and removed for a generated one", async ({
  manager,
  request,
  origin,
}) => {
  await startPage(manager, "home");
  await choosePicture(manager, await jpeg(2400, 630));
  await expect(dialog(manager).getByText("As it will be shown, at 1200 × 630")).toBeVisible();
  await expect(across(manager)).toBeFocused();
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowDown"])
    await manager.keyboard.press(`Shift+${key}`);
  await manager.keyboard.press("ArrowDown");
  await expect(across(manager)).toHaveAttribute("aria-valuetext", "0 % from the left, 61 % from the top");
  await usePicture(manager);
  await expect(address(manager)).toHaveValue(/^\/api\/seo\/images\/[\w-]{22}$/);
  await expect(manager.getByText("1200 × 630 pixels")).toBeVisible();
  await expect(manager.getByRole("button", { name: "Upload OG image" })).toBeFocused();
  const stored = origin + (await address(manager).inputValue());
  await savePage(manager, "home");

  const { metas } = headOf(await (await request.get(origin)).text());
  expect([metas["og:image"], metas["og:image:width"], metas["og:image:height"]]).toEqual([
    [stored],
    ["1200"],
    ["630"],
  ]);
  expect(metas["twitter:image"]).toEqual([stored]);
  const answer = await request.get(stored);
  expect([answer.status(), answer.headers()["cache-control"]]).toEqual([
    200,
    "public, max-age=31536000, immutable",
  ]);
  const picture = await answer.body();
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect([await colourAt(picture, 0.1, 0.1), await colourAt(picture, 0.9, 0.9)]).toEqual(["red", "blue"]);

  await manager.getByRole("button", { name: "Remove OG image" }).click();
  await expect(address(manager)).toHaveValue("");
  await expect(address(manager)).toBeFocused();
  await expect(manager.getByText("1200 × 630 pixels")).toHaveCount(0);
  await manager.reload();
  await expect(address(manager)).toHaveValue(/^\/api\/seo\/images\//);
  await manager.getByRole("button", { name: "Remove OG image" }).click();
  await savePage(manager, "home");
  const generated = headOf(await (await request.get(origin)).text()).metas["og:image"]?.[0];
  expect(generated).toContain(`${origin}/api/seo/preview-images/`);
});

test("a refused file is reported at its field, a damaged picture in the dialog, and another one can be chosen", async ({
  manager,
}) => {
  await choosePage(manager, "home");
  await choosePicture(manager, svg);
  const refusal = /^SVG pictures can’t be used, as networks don’t show them/;
  await expect(manager.getByRole("alert").filter({ hasText: refusal })).toHaveCount(1);
  await expect(address(manager)).toHaveAccessibleDescription(refusal);
  await expect(dialog(manager)).toHaveCount(0);
  await choosePicture(manager, { ...svg, name: "logo.png", mimeType: "image/png" });
  await expect(address(manager)).toHaveAccessibleDescription(/^This picture can’t be read/);
  await address(manager).fill("/oven.jpg");
  await expect(address(manager)).not.toHaveAccessibleDescription(/can’t be/);
  await address(manager).fill("");

  const whole = await jpeg(1300, 700);
  const half = whole.buffer.subarray(0, whole.buffer.length / 2);
  await choosePicture(manager, { ...whole, buffer: half });
  await dialog(manager).getByRole("button", { name: "Use picture" }).click();
  await expect(dialog(manager).getByText("This picture was not uploaded")).toBeVisible();
  await expect(dialog(manager).getByText(/^This picture can’t be read/)).toBeVisible();
  await expectAccessible(manager);
  await manager.keyboard.press("Escape");
  await expect(dialog(manager)).toHaveCount(0);
  await expect(address(manager)).toHaveValue("");
  await choosePicture(manager, whole);
  await usePicture(manager);
  await expect(address(manager)).toHaveValue(/^\/api\/seo\/images\//);
});

test("pictures are accessible in both themes, on a phone and on a desktop", async ({ manager }) => {
  await choosePage(manager, "home");
  await choosePicture(manager, await jpeg(900, 1600));
  await expect(dialog(manager).getByText(/^The picture has only 900 × 473 pixels there/)).toBeVisible();
  await expectGoodForEveryone(manager, { widths: [390, 1280] });
  await usePicture(manager);
  await expect(manager.getByText("Smaller than networks ask for")).toBeVisible();
  await expectGoodForEveryone(manager, { widths: [390, 1280] });
});

test("a picture of the library is cropped around its focus", async ({ manager, request, origin }) => {
  await manager.goto(`${origin}/admin/pictures`);
  await manager.getByLabel("Upload pictures").setInputFiles(await jpeg(1600, 1200));
  await expect(manager.getByText("1 picture", { exact: true })).toBeVisible();
  await manager.goto(`${origin}/admin/seo`);
  await startPage(manager, "home");
  await manager.getByRole("button", { name: "Library for OG image" }).click();
  const library = manager.getByRole("dialog", { name: "Choose OG image" });
  await expect(library.getByRole("button", { name: /oven/ })).toBeVisible();
  await expectGoodForEveryone(manager, { widths: [390, 1280] });
  await library.getByRole("button", { name: /oven/ }).click();
  await expect(dialog(manager).getByText("As it will be shown, at 1200 × 630")).toBeVisible();
  await usePicture(manager);
  await expect(address(manager)).toHaveValue(/^\/api\/seo\/images\/[\w-]{22}$/);
  await expect(manager.getByRole("button", { name: "Library for OG image" })).toBeFocused();
  const answer = await request.get(origin + (await address(manager).inputValue()));
  expect(await sharp(await answer.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
});
