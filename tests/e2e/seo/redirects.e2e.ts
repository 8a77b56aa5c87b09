import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { administratorApi, expect } from "@/tests/support/browser/browser";
import { openSeoView, seoTest as test } from "@/tests/support/seo/seo-page";

test("an unknown path is redirected with a tap, and visitors follow the redirect", async ({
  page,
  request,
  origin,
}) => {
  for (const path of ["/old.html", "/old.html?utm=1", "/users/ada@bakery.example"]) {
    const answer = await request.get(`${origin}${path}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([307, "/welcome"]);
  }
  await openSeoView(page, origin, "redirects");
  const asked = page.getByRole("list", { name: "Unknown paths" });
  await expect(asked.getByRole("listitem")).toHaveCount(2);
  await expect(asked.getByRole("listitem").first()).toContainText(/\/old\.html2 visits, the last/);
  await expect(asked).toContainText("/users/:id");
  await expect(page.getByText("No redirects yet")).toBeVisible();

  await asked.getByRole("button", { name: "Redirect /old.html" }).click();
  await expect(page.getByLabel("Old path")).toHaveValue("/old.html");
  await expect(page.getByLabel("New address")).toBeFocused();
  await page.getByLabel("New address").fill("/login");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Visits of /old.html are redirected")).toBeVisible();
  await expect(asked.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByLabel("Old path")).toHaveValue("");
  await expect(page.getByLabel("Old path")).toBeFocused();

  for (const method of ["GET", "HEAD"]) {
    const answer = await request.fetch(`${origin}/old.html?utm=1`, { method, maxRedirects: 0 });
    expect([method, answer.status(), answer.headers().location]).toEqual([method, 308, "/login?utm=1"]);
  }
  await page.getByRole("button", { name: "Remove the redirect from /old.html" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("No redirects yet")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Redirects", exact: true })).toBeFocused();
  const answer = await request.get(`${origin}/old.html`, { maxRedirects: 0 });
  expect(answer.headers().location).toBe("/welcome");
});

test("the redirects are accessible in both themes, on a phone and on a desktop", async ({
  page,
  request,
  origin,
}) => {
  const call = await administratorApi(request, origin);
  const long = `/${"a-long-name-".repeat(12)}`;
  await call("POST", "/seo/redirects", { path: `${long}x`, target: `https://other.example${long}` });
  for (const path of [long, "/old.html"]) await request.get(`${origin}${path}`, { maxRedirects: 0 });
  await openSeoView(page, origin, "redirects");
  await expect(page.getByRole("button", { name: "Redirect /old.html" })).toBeVisible();
  await expectGoodForEveryone(page, { widths: [390, 1280] });
});
