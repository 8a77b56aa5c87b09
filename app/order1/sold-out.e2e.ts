import { addDish, goToPayment, pay, payment } from "@/lib/testing/ordering-page";
import { expect, ordersTest as test } from "@/lib/testing/orders-page";

test("who is paying is told what sells out, and can't pay for nothing", async ({ page, origin, call }) => {
  const sellOut = (dishId: string) =>
    call("POST", "/ordering/sold-out", { menu: "order1", dishId, soldOut: true });
  const listening = page.waitForResponse("**/api/ordering/events");
  await page.goto(`${origin}/order1`);
  await listening;
  await addDish(page, "Akara");
  await addDish(page, "Zobo");
  await goToPayment(page, { email: "guest@example.com" });
  await expect(payment(page).getByRole("heading")).toHaveText("Pay $15.98");

  await sellOut("zobo");
  await expect(
    payment(page).getByText("Zobo has just sold out and is not part of your order."),
  ).toBeVisible();
  await expect(payment(page).getByRole("heading")).toHaveText("Pay $11.59");
  await expect(payment(page).getByLabel("Email")).toHaveValue("guest@example.com");

  await sellOut("akara");
  const nothing = page.getByRole("dialog", { name: "Nothing to pay" });
  await expect(nothing.getByText("Akara and Zobo have just sold out and are not part")).toBeVisible();
  await expect(pay(page)).toHaveCount(0);
  await nothing.getByRole("button", { name: "Back to your cart" }).click();
  await expect(nothing).toHaveCount(0);
});
