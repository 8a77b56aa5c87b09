import { expect } from "@/tests/support/browser/browser";
import { publishedSite, smallSite, zipFile } from "@/tests/support/templates/site-zip";
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

test("only one template is active, and it can't be activated again or deleted", async ({ page }) => {
  await uploadTemplate(page, await zipFile("one.zip", smallSite("One")), "One");
  await uploadTemplate(page, await publishedSite("startbootstrap-landing-page"), "Two");
  const site = page.getByRole("region", { name: "On your site now" });
  await expect(site).toContainText("The built-in page");
  for (const [chosen, other] of [
    ["One", "Two"],
    ["Two", "One"],
  ] as const) {
    const card = templateCard(page, chosen);
    await card.getByRole("button", { name: "Activate" }).click();
    await expect(card.getByText("Active", { exact: true })).toBeVisible();
    await expect(site).toContainText(chosen);
    await expect(card.getByRole("heading")).toBeFocused();
    for (const name of ["Activate", "Delete"]) {
      const button = card.getByRole("button", { name });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(/Visitors see this template/);
      await expect(templateCard(page, other).getByRole("button", { name })).toBeEnabled();
    }
    await expect(templateCard(page, other).getByText("Active", { exact: true })).toBeHidden();
  }
  await page.reload();
  await expect(templateCard(page, "Two").getByText("Active", { exact: true })).toBeVisible();
});

test("a template is deleted after a confirmation", async ({ page }) => {
  await uploadTemplate(page, await zipFile("old.zip", smallSite("Old")), "Old");
  const card = templateCard(page, "Old");
  const question = page.getByRole("alertdialog");
  await card.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(
    question.getByText("Are you sure you want to delete this template? This action cannot be undone.", {
      exact: true,
    }),
  ).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(card.getByRole("button", { name: "Delete" })).toBeFocused();
  await card.getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Template deleted successfully!")).toBeVisible();
  await expect(page.getByText("No templates yet")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your templates" })).toBeFocused();
});

test("a template deleted by another user meanwhile is reported", async ({ page, context, origin }) => {
  await uploadTemplate(page, await zipFile("gone.zip", smallSite("Gone")), "Gone");
  const other = await context.newPage();
  await other.goto(`${origin}/admin/templates`);
  await templateCard(other, "Gone").getByRole("button", { name: "Delete" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(other.getByText("No templates yet")).toBeVisible();
  await templateCard(page, "Gone").getByRole("button", { name: "Activate" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is no such template." })).toBeVisible();
});

test("the command palette restores the built-in page", async ({ page }) => {
  await uploadTemplate(page, await zipFile("spring.zip", smallSite("Spring")), "Spring");
  await templateCard(page, "Spring").getByRole("button", { name: "Activate" }).click();
  await expect(page.getByText("Template activated successfully!")).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("built-in");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "On your site now" })).toContainText("The built-in page");
});
