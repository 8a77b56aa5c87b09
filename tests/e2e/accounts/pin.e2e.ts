import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { administratorApi, expect, setUp, test } from "@/tests/support/browser/browser";

test("a tablet is paired by a code, and users sign in by PIN one after another", async ({
  page,
  request,
  emptyApp: app,
}) => {
  const { origin } = app;
  await setUp(request, app);
  const call = await administratorApi(request, origin);
  await call("POST", "/account/pin", { name: "Ada", pin: "304851" });
  const offered = await call("POST", "/devices", { name: "Kitchen tablet" });

  await page.goto(`${origin}/login`);
  await expect(page.getByLabel("Email")).toBeVisible();
  await page.goto(`${origin}/pair`);
  await expectGoodForEveryone(page, { widths: [390] });
  await page.getByLabel("Code").fill("ABCDE-FGHJK");
  await page.getByRole("button", { name: "Pair this device" }).click();
  await expect(page.getByText(/has been used or has expired/)).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`${origin}/pair#${offered.pairing.code}`);
  await expect(page).toHaveURL(`${origin}/pair`);
  await page.getByRole("button", { name: "Pair this device" }).click();
  await page.getByRole("link", { name: "Sign in by PIN" }).click();

  await expect(page.getByRole("heading", { name: "Ada" })).toBeVisible();
  await expectGoodForEveryone(page, { widths: [390, 820] });
  const field = page.getByLabel("PIN of Ada, 6 digits");
  await expect(field).toBeFocused();
  await page.keyboard.type("30485");
  await page.getByRole("button", { name: "Delete the last digit" }).click();
  await expect(field).toHaveValue("3048");
  await page.keyboard.type("22");
  await expect(page.getByText("That is not your PIN.")).toBeVisible();
  await expect(field).toHaveValue("");
  for (const digit of "304851") await page.getByRole("button", { name: digit, exact: true }).click();

  await expect(page).toHaveURL(`${origin}/admin/orders`);
  await expect(page.getByRole("dialog", { name: "Kitchen" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  const tabs = page.getByRole("navigation", { name: "Management" }).getByRole("link");
  await expect(tabs).toHaveText(["Orders", "Reservations", "Tables"]);
  await expect(page.getByRole("button", { name: "Switch person", exact: true })).toBeVisible();
  expect((await page.goto(`${origin}/admin/account`))?.status()).toBe(403);
  await expect(page.getByText("Your role does not include this page")).toBeVisible();
  for (const path of ["/admin/settings", "/admin/users", "/admin/api"]) {
    expect([path, (await page.request.get(origin + path)).status()]).toEqual([path, 403]);
  }

  await page.goto(`${origin}/admin/orders`);
  await page.getByRole("button", { name: /^Ada.*Switch person/ }).click();
  await expect(page).toHaveURL(`${origin}/login`);
  await expect(page.getByRole("heading", { name: "Ada" })).toBeVisible();
  await page.getByRole("link", { name: "Sign in with a password" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
});
