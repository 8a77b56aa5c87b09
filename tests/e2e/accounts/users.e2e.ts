import { expect, openSignedIn, setUp, test } from "@/tests/support/browser/browser";

test("an invited user chooses a password, and sees only what the role permits", async ({
  page,
  request,
  browser,
  emptyApp: app,
}) => {
  const { origin } = app;
  await setUp(request, app);
  await openSignedIn(page, origin, "/admin/users");
  await page.getByLabel("Email").fill("cook@example.com");
  await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("kitchen");
  await page.getByRole("button", { name: "Invite" }).click();
  const question = page.getByRole("alertdialog", { name: "Where is your site?" });
  await expect(question).toContainText(origin);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("cook@example.com");
  await page.getByRole("button", { name: "Invite" }).click();
  await question.getByRole("button", { name: "Use this address" }).click();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  await expect(page.getByRole("listitem", { name: "cook@example.com" })).toContainText("Invited");

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await expect(theirs.getByText("You are invited as cook@example.com.")).toBeVisible();
  await expect(theirs).toHaveURL(`${origin}/password`);
  const field = theirs.getByLabel("New password");
  await field.fill("12345678");
  await theirs.getByRole("button", { name: "Save and sign in" }).click();
  await expect(theirs.getByText("This is a common password. Please choose another one")).toBeVisible();
  await field.fill("a new broom sweeps");
  await theirs.getByRole("button", { name: "Save and sign in" }).click();

  await expect(theirs.getByRole("dialog", { name: "Kitchen" })).toBeVisible();
  await theirs.getByRole("button", { name: "Close" }).click();
  const tabs = theirs.getByRole("navigation", { name: "Management" }).getByRole("link");
  await expect(tabs).toHaveText(["Orders", "Reservations", "Tables", "Your account"]);
  const refused = await theirs.goto(`${origin}/admin/users`);
  expect(refused?.status()).toBe(403);
  await expect(theirs.getByText("Your role does not include this page")).toBeVisible();
  await theirs.goto(link);
  await expect(theirs.getByText(/has been used or has expired/)).toBeVisible();
  await theirs.context().close();
});
