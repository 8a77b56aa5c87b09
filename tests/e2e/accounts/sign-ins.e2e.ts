import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { expect, openSignedIn, test } from "@/tests/support/browser/browser";
import { runInApp } from "@/tests/support/process/app-database";

test("owners scroll the sign-ins by keyboard, and load entries before the latest hundred", async ({
  page,
  siteApp: app,
}) => {
  await runInApp(
    app,
    `INSERT INTO "SignInTry" ("account", "address", "outcome", "isKnown", "tries")
       SELECT 'guest' || n || '@example.com', '203.0.113.9', 'refused', false, 1 FROM generate_series(1, 130) n;
     INSERT INTO "SignInTry" ("account", "address", "outcome", "isKnown", "tries") VALUES
       ('', '', 'refused', false, 760), ('owner@example.com', '', 'slowedDown', true, 12)`,
  );
  await openSignedIn(page, app.origin, "/admin/users");
  const list = page.getByRole("region", { name: "Tries to sign in, newest first" });
  await expect(list).toContainText("Other names (no account) from several addresses");
  await expect(list).toContainText("Refused, 760 times");
  await expect(list.getByText("guest1@example.com")).toHaveCount(0);
  await expectGoodForEveryone(page);

  await list.focus();
  await page.keyboard.press("End");
  const older = list.getByRole("button", { name: "Show older sign-ins" });
  await expect(older).toBeInViewport();
  await older.click();
  await expect(list.getByText("guest1@example.com")).toBeAttached();
  await expect(older).toHaveCount(0);
  await expect(list).toBeFocused();
});
