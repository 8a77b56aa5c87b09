import { accents } from "@/lib/landing/accents";
import { expectGoodForEveryone } from "@/tests/support/browser/accessible";
import { sampleLanding } from "@/tests/support/landing/landing";
import { expect, ordersTest as test } from "@/tests/support/orders/orders-page";

const announcement = {
  id: "closed",
  text: `Closed 24 to 26 December, also our ${"Donaudampfschifffahrts".repeat(4)}kiosk`,
  link: "/order1",
  linkLabel: "See the menu",
  tone: "information",
  from: "",
  until: "",
  isOn: true,
};

test("an announcement is on the landing page and the order page without a script, fits a phone, and isn't printed", async ({
  page,
  origin,
  call,
}) => {
  const save = (change: object) =>
    call("PUT", "/announcements", { announcements: [{ ...announcement, ...change }], exceptionDays: 0 });
  await call("POST", "/landing/config", { ...sampleLanding(), accent: accents.at(-1)?.key });
  for (const [tone, name] of [
    ["information", "Announcement"],
    ["important", "Important announcement"],
  ] as const) {
    await save({ tone });
    for (const path of ["/", "/order1"]) {
      await page.goto(origin + path);
      const bar = page.getByRole("complementary", { name, exact: true });
      await expect(bar).toContainText(announcement.text);
      await expect(bar.getByRole("link", { name: "See the menu" })).toHaveAttribute("href", "/order1");
      expect((await bar.boundingBox())?.y).toBe(0);
      await expectGoodForEveryone(page, { widths: [360, 1280] });
      await page.emulateMedia({ media: "print" });
      await expect(bar).toBeHidden();
      await page.emulateMedia({ media: null });
    }
  }
  await save({ text: "<img src=x onerror=alert(1)>", isOn: true });
  await page.goto(`${origin}/order1`);
  await expect(page.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  await save({ isOn: false });
  await page.reload();
  await expect(page.getByRole("complementary")).toBeHidden();
});
