import { expect } from "@/tests/support/browser/browser";
import { smallSite, zipFile } from "@/tests/support/templates/site-zip";
import {
  openTemplates,
  templateCard,
  templatesTest as test,
  uploadTemplate,
} from "@/tests/support/templates/templates-page";

test.beforeEach(({ page, origin }) => openTemplates(page, origin));

test("visitors get the activated template with its scripts, and open pages reload", async ({
  page,
  browser,
  origin,
}) => {
  const visitors = await browser.newContext();
  const visitor = await visitors.newPage();
  await visitor.goto(`${origin}/welcome`);
  await expect(visitor.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();

  await uploadTemplate(page, await zipFile("spring.zip", smallSite("Spring")), "Spring");
  await templateCard(page, "Spring").getByRole("button", { name: "Activate" }).click();
  await expect(page.getByText("Template activated successfully!")).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "Spring" })).toBeVisible();
  await expect(visitor.getByText("The script has run")).toBeVisible();
  await expect(visitor.getByRole("link", { name: "Order at Corner Bakery" })).toHaveAttribute("href", "/");

  await page.getByRole("button", { name: "Use the built-in page" }).click();
  await expect(page.getByText("Your visitors see the built-in page again.")).toBeVisible();
  await expect(visitor.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
  await visitors.close();
});

test("links lead to a template's other pages, and its scripts find its files", async ({ page, origin }) => {
  const script = `const picture = new Image();
picture.src = "img/dot.svg";
picture.alt = "A dot";
picture.onload = () => document.body.append(picture);
fetch("data/menu.json").then((answer) => answer.json()).then(({ dish }) => document.body.append(dish));`;
  const { "script.js": _, ...site } = smallSite("Spring");
  const files = {
    ...site,
    "index.html": site["index.html"]?.replace("<h1>", '<a href="team.html">Our team</a><h1>') ?? "",
    "team.html": '<title>Team</title><h1>Team</h1><a href="index.html">Back</a>',
    "script.js": script,
    "data/menu.json": '{ "dish": "Onion soup" }',
    "img/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>',
  };
  await uploadTemplate(page, await zipFile("spring.zip", files), "Spring");
  await templateCard(page, "Spring").getByRole("button", { name: "Activate" }).click();
  await expect(page.getByText("Template activated successfully!")).toBeVisible();
  await page.goto(`${origin}/welcome`);
  await expect(page.getByRole("img", { name: "A dot" })).toBeVisible();
  await expect(page.getByText("Onion soup")).toBeVisible();
  await page.getByRole("link", { name: "Our team" }).click();
  await expect(page).toHaveURL(`${origin}/team`);
  await expect(page.getByRole("heading", { name: "Team" })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByText("Onion soup")).toBeVisible();
  await page.goto(`${origin}/index`);
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByText("Onion soup")).toBeVisible();
});
