import { expect, openSignedIn, setUp, test } from "@/tests/support/browser/browser";

test("payment keys are entered, kept secret and removed again", async ({ page, newApp, request }) => {
  await setUp(request, newApp);
  await openSignedIn(page, newApp.origin, "/admin/settings");
  const card = page.getByRole("form", { name: "Card payment" });
  const state = (word: string) => page.getByRole("heading", { name: `Card payment ${word}` });
  await expect(state("Demo mode")).toBeVisible();

  await card.getByLabel("Secret key").fill("pk_test_12345678");
  await card.getByRole("button", { name: "Save keys" }).click();
  await expect(card.getByText("A secret key begins with sk_ or rk_")).toBeVisible();

  await card.getByLabel("Secret key").fill("sk_test_portal1234");
  await card.getByLabel("Publishable key").fill("pk_test_portal5678");
  await card.getByRole("button", { name: "Save keys" }).click();
  await expect(state("On")).toBeVisible();
  await expect(card.getByText("Set, ends in …1234.")).toBeVisible();
  await expect(card.getByLabel("Secret key")).toHaveValue("");
  await page.reload();
  await expect(card.getByText("Set, ends in …5678.")).toBeVisible();
  expect(await page.content()).not.toContain("portal1234");

  await card.getByRole("button", { name: "Remove keys" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove keys" }).click();
  await expect(state("Demo mode")).toBeVisible();
});
