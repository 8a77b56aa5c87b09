import type { Locator } from "@playwright/test";
import { administratorApi, expect } from "@/tests/support/browser/browser";
import { sampleLanding } from "@/tests/support/landing/landing";
import { quarters } from "@/tests/support/pictures/quarters";
import { zipFile } from "@/tests/support/templates/site-zip";
import {
  openTemplates,
  templateCard,
  templatesTest as test,
  uploadTemplate,
} from "@/tests/support/templates/templates-page";

const siteWith = (body: string, scripts: Record<string, string> = {}) =>
  zipFile("site.zip", { "index.html": `<!doctype html><title>Site</title><body>${body}</body>`, ...scripts });

const widthOf = (picture: Locator) => picture.evaluate((one: HTMLImageElement) => one.naturalWidth);

test("the logo and the hero's picture show in the sandboxed site and in its preview", async ({
  page,
  context,
  siteApp: { origin },
}) => {
  await openTemplates(page, origin);
  const api = await administratorApi(page.request, origin);
  const buffer = await quarters(400, 300).png().toBuffer();
  const answer = await page.request.post(`${origin}/api/pictures`, {
    multipart: { file: { name: "oven.png", mimeType: "image/png", buffer } },
    headers: { origin },
  });
  const { picture } = await answer.json();
  const landing = sampleLanding();
  await api("POST", "/landing/config", {
    ...landing,
    logo: picture.id,
    hero: { ...landing.hero, picture: picture.id },
  });
  const pictures = '<img id="logo" src="{{logoUrl}}" alt="L"><img id="hero" src="{{heroImageUrl}}" alt="H">';
  await uploadTemplate(page, await siteWith(pictures), "Pictures");
  await templateCard(page, "Pictures").getByRole("button", { name: "Activate" }).click();
  await expect(page.getByText("Template activated successfully!")).toBeVisible();

  const visit = await context.newPage();
  await visit.goto(`${origin}/welcome`);
  const opening = context.waitForEvent("page");
  await templateCard(page, "Pictures").getByRole("button", { name: "Preview" }).click();
  const preview = (await opening).frameLocator("iframe");
  for (const shown of [visit.locator("#logo"), visit.locator("#hero"), preview.locator("#hero")]) {
    await expect.poll(() => widthOf(shown)).toBeGreaterThan(0);
  }
  await api("POST", "/templates/deactivate");
});

test("an error or rejection of a template's scripts is a warning, and the next script runs", async ({
  page,
  context,
  origin,
}) => {
  await openTemplates(page, origin);
  const site = await siteWith(
    '<h1>Broken</h1><script src="a.js"></script><script src="b.js" type="module"></script><script src="c.js"></script>',
    {
      "a.js":
        'document.addEventListener("DOMContentLoaded", () => { throw new Error("while ready"); }); thrown.here();',
      "b.js": 'Promise.reject(new Error("left rejected"));',
      "c.js": 'document.querySelector("h1").textContent = "Mended"; Promise.reject("a text");',
    },
  );
  await uploadTemplate(page, site, "Broken");
  await templateCard(page, "Broken").getByRole("button", { name: "Activate" }).click();
  await expect(page.getByText("Template activated successfully!")).toBeVisible();

  const visit = await context.newPage();
  const errors: string[] = [];
  const warnings: string[] = [];
  visit.on("pageerror", ({ message }) => errors.push(message));
  visit.on("console", (message) => {
    (message.type() === "warning" ? warnings : errors).push(`${message.type()} ${message.text()}`);
  });
  await visit.goto(`${origin}/welcome`);
  await expect(visit.getByRole("heading")).toHaveText("Mended");
  for (const reason of ["thrown is not defined", "left rejected", "a text", "while ready"]) {
    await expect
      .poll(() =>
        warnings.filter((one) => one.includes("A script of this template failed:") && one.includes(reason)),
      )
      .toHaveLength(1);
  }
  expect(errors).toEqual([]);
});
