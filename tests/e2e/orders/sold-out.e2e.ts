import { expectAccessible } from "@/tests/support/browser/accessible";
import { expect, openOrders, ordersTest as test } from "@/tests/support/orders/orders-page";

test("a switch marks a dish as sold out, and open menus show it at once", async ({
  page,
  context,
  origin,
  call,
}) => {
  const guest = await context.newPage();
  const listening = guest.waitForResponse("**/api/ordering/events");
  await guest.goto(`${origin}/order1`);
  await listening;
  await openOrders(page, origin);
  await page.getByRole("button", { name: "Sold out" }).click();
  const zobo = page.getByRole("switch", { name: "Zobo" });
  await zobo.click();
  await expect(page.getByText("Zobo is sold out")).toBeVisible();
  await expect(zobo).toHaveAccessibleDescription("Sold out");
  const { dishes } = await call("GET", "/ordering/menus/order1");
  await expect(guest.getByRole("article").filter({ hasText: "Zobo" })).toContainText("Sold out");
  expect(dishes.filter((dish: { soldOut: boolean }) => dish.soldOut)).toMatchObject([{ id: "zobo" }]);
  await expectAccessible(page);
  await zobo.click();
  await expect(page.getByText("Zobo is back on the menu")).toBeVisible();
});

test("a finger that swipes a line of a ticket shows the button for its dish", async ({
  page,
  origin,
  sendOrder,
}) => {
  const number = await sendOrder({});
  await page.setViewportSize({ width: 820, height: 1180 });
  await openOrders(page, origin);
  const dishes = page.waitForResponse((response) => response.url().endsWith("/api/ordering/sold-out"));
  await page.getByRole("button", { name: "Kitchen view" }).click();
  await dishes;
  const ticket = page.getByRole("dialog").getByRole("article", { name: `Order ${number}` });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const button = ticket.getByRole("button", { name: "Zobo: sold out" });
  // Again if the dishes are shown only now: lines can be swiped from then on.
  await expect(async () => {
    // Buttons are larger for a finger, which moves the line.
    await ticket.getByText("Zobo").click({ trial: true });
    const line = await ticket.getByText("Zobo").boundingBox();
    if (!line) throw new Error("The line is not shown.");
    const [x, y] = [line.x + line.width - 8, line.y + line.height / 2];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", by: number) =>
      browser.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: x + by, y }],
      });
    await touch("touchStart", 0);
    for (const by of [-20, -50, -80]) await touch("touchMove", by);
    await touch("touchEnd", 0);
    await expect(button).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expectAccessible(page);
  await button.click();
  await expect(ticket.getByText("Sold out by now")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(ticket.getByText("Sold out by now")).toBeHidden();
});
