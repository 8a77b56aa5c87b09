import {
  bread,
  choosePage,
  descriptionField,
  expect,
  preview,
  saveButton,
  savePage,
  startPage,
  test,
  titleField,
} from "@/tests/support/seo/seo-manager";

test("a page is configured, previewed, saved, reopened and deleted", async ({ manager, origin }) => {
  await manager.getByRole("button", { name: "Configure Home Page" }).click();
  await expect(manager).toHaveURL(`${origin}/admin/seo?page=home`);
  await expect(manager.getByRole("heading", { name: "Home" })).toBeFocused();
  await titleField(manager).fill(bread.title);
  await descriptionField(manager).fill(bread.description);
  await expect(preview(manager).getByText(bread.title)).toBeVisible();
  await expect(manager.getByText("38/60")).toBeVisible();

  await manager.getByLabel("Keywords").fill("bread, rolls , bread");
  await manager.getByLabel("OG title").fill("Bread, the slow way");
  await manager.getByLabel("OG type").selectOption("article");
  await manager.getByLabel("Card type").selectOption("summary");
  await manager.getByLabel("Site account").fill("bakery");
  await preview(manager).getByRole("button", { name: "Facebook" }).click();
  await expect(preview(manager).getByText("Bread, the slow way").last()).toBeVisible();
  await preview(manager).getByRole("button", { name: "X", exact: true }).click();
  await manager.getByLabel("Twitter title").fill("Fresh bread");
  await expect(preview(manager).getByText("Fresh bread").last()).toBeVisible();

  await savePage(manager, "home");
  await expect(manager.getByLabel("Keywords")).toHaveValue("bread, rolls");
  await expect(manager.getByLabel("Site account")).toHaveValue("@bakery");
  await expect(manager.getByText("All changes saved")).toBeVisible();
  let sent = 0;
  manager.on("request", (call) => {
    if (call.method() === "POST" && call.url().includes("/api/seo/settings/")) sent += 1;
  });
  await manager.keyboard.press("ControlOrMeta+s");
  await manager.reload();
  await expect(titleField(manager)).toHaveValue(bread.title);
  await expect(manager.getByLabel("OG title")).toHaveValue("Bread, the slow way");
  await expect(manager.getByLabel("OG type")).toHaveValue("article");
  await expect(manager.getByLabel("Card type")).toHaveValue("summary");
  await expect(manager.getByLabel("Page", { exact: true })).toHaveValue("home");
  expect(sent).toBe(0);

  await manager.getByRole("button", { name: "Delete Configuration" }).click();
  const question = manager.getByRole("alertdialog", { name: "Delete SEO configuration for home?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(manager.getByText("Configuration deleted for home")).toBeVisible();
  await expect(titleField(manager)).toHaveValue("");
  await expect(manager.getByRole("heading", { name: "Home" })).toBeFocused();
  await expect(manager.getByRole("button", { name: "Delete Configuration" })).toHaveCount(0);
  await expect(manager.getByRole("button", { name: "home", exact: true })).toHaveCount(0);
});

test("resetting requires a confirmation, and restores the defaults", async ({ manager }) => {
  await choosePage(manager, "about");
  await expect(
    manager.getByText("/about leads to the landing page until a template brings about.html."),
  ).toBeVisible();
  await titleField(manager).fill("About us");
  await manager.getByLabel("Robots").selectOption("noindex, nofollow");
  await manager.getByRole("button", { name: "Reset", exact: true }).click();
  const question = manager.getByRole("alertdialog", {
    name: "Are you sure you want to reset all SEO settings for this page?",
  });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(titleField(manager)).toHaveValue("About us");
  await manager.getByRole("button", { name: "Reset", exact: true }).click();
  await question.getByRole("button", { name: "Reset" }).click();
  await expect(manager.getByText("SEO settings reset")).toBeVisible();
  await expect(titleField(manager)).toHaveValue("");
  await expect(manager.getByLabel("Robots")).toHaveValue("index, follow");
});

test("a text too long or missing is reported at its field, which gets the focus", async ({ manager }) => {
  await choosePage(manager, "welcome");
  await saveButton(manager).click();
  await expect(manager.getByText("Title is required")).toBeVisible();
  await expect(manager.getByText("Description is required")).toBeVisible();
  await expect(titleField(manager)).toBeFocused();
  await titleField(manager).fill("x".repeat(61));
  await expect(manager.getByText("61/60")).toBeVisible();
  await descriptionField(manager).fill("x".repeat(161));
  await expect(manager.getByText("161/160")).toBeVisible();
  await manager.keyboard.press("ControlOrMeta+s");
  await expect(titleField(manager)).toBeFocused();
  await expect(manager.getByRole("button", { name: "2 fields need attention" })).toBeVisible();
  await titleField(manager).fill("x");
  await descriptionField(manager).fill("x");
  await manager.keyboard.press("ControlOrMeta+s");
  await expect(manager.getByText("SEO settings saved for welcome!")).toBeVisible();
});

test("errors of the server go to their fields, and failures show their reason", async ({ manager }) => {
  await startPage(manager, "home");
  // One route with both answers: taking one away and setting another leaves a moment with none.
  const answers = [
    { status: 422, json: { success: false, error: "x", fields: { "twitter.site": "Too bold" } } },
    { status: 429, json: { success: false, error: "Too many tries. Wait a minute." } },
  ];
  await manager.route("**/api/seo/settings/home", (route) => route.fulfill(answers.shift()));
  await saveButton(manager).click();
  await expect(manager.getByText("Failed to save SEO settings")).toBeVisible();
  await expect(manager.getByText("Too bold")).toBeVisible();
  await expect(manager.getByLabel("Site account")).toBeFocused();

  await manager.keyboard.press("ControlOrMeta+s");
  await expect(manager.getByText("Too many tries. Wait a minute. Your edits are still here.")).toBeVisible();
  await expect(titleField(manager)).toHaveValue(bread.title);
});

test("a page whose settings can't be loaded has the defaults, with a notice", async ({ manager }) => {
  await manager.route("**/api/config?page=about", (route) => route.fulfill({ status: 429, json: {} }));
  await manager.getByLabel("Page", { exact: true }).selectOption("about");
  await expect(manager.getByText("The settings of this page could not be loaded.")).toBeVisible();
  await expect(manager.getByLabel("Robots")).toHaveValue("index, follow");
  await manager.unroute("**/api/config?page=about");
  await manager.getByRole("button", { name: "Try again" }).click();
  await expect(manager.getByText("The settings of this page could not be loaded.")).toHaveCount(0);
  await expect(titleField(manager)).toBeVisible();
});
