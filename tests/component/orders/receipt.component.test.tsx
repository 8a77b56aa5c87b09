import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import StatusPage from "@/app/(site)/orders/[id]/page";
import ReceiptPage, { generateMetadata } from "@/app/(site)/orders/[id]/receipt/page";
import { PUT as saveProfile } from "@/app/api/business-profile/route";
import { cartKey } from "@/components/storefront/ordering/cart-keys";
import { emptyProfile } from "@/lib/business-profile/schema";
import { readCart } from "@/lib/orders/cart/stored-cart";
import { db } from "@/lib/platform/db/client";
import { send } from "@/tests/support/api/request";
import { TestRouter } from "@/tests/support/component/router";
import { setUpScreens } from "@/tests/support/component/screen";
import { placedOrder } from "@/tests/support/orders/orders";
import { configuredInstance, countDaysIn } from "@/tests/support/setup/instance";

setUpScreens();

test("the receipt of an order has the business's facts and clock, and nothing of its guest", async () => {
  const token = await configuredInstance();
  await countDaysIn("Europe/Berlin");
  const place = { label: "", street: "Main Street 1", postalCode: "10115", locality: "Berlin" };
  const places = [{ ...place, region: "", country: "DE", mapUrl: "" }];
  const body = { ...emptyProfile, name: "Linden Café", taxNumber: "DE 123 456 789", places };
  const headers = { "if-match": '"0"' };
  expect((await send(saveProfile, "PUT", { token, headers, body })).status).toBe(200);
  const { id, number } = await placedOrder({ name: "Gil Guest", email: "gil@example.com" });
  const guest = { phone: "+49 30 123456", street: "Guest Street 9", createdAt: "2026-01-02T23:04:00Z" };
  await db.order.update({ where: { id }, data: guest });
  const params = Promise.resolve({ id });

  render(<TestRouter>{await StatusPage({ params })}</TestRouter>);
  expect(screen.getByRole("link", { name: "Receipt" })).toHaveAttribute("href", `/orders/${id}/receipt`);
  expect(await generateMetadata({ params })).toMatchObject({ robots: { index: false, follow: false } });

  const { container } = render(await ReceiptPage({ params }));
  for (const text of [
    "Linden Café",
    "Main Street 1\n10115 Berlin",
    "Tax number: DE 123 456 789",
    `Order ${number}`,
    "January 3, 2026 at 00:04 GMT+1",
    "Demo order: nothing was charged",
    "$9.39",
  ])
    expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  expect(container).not.toHaveTextContent(/Gil|example\.com|123456|Guest Street/);
});

test("an order that is over can be ordered again from its receipt, with its dishes in the cart", async () => {
  await configuredInstance();
  const { id } = await placedOrder();
  const params = Promise.resolve({ id });
  const { unmount } = render(await ReceiptPage({ params }));
  expect(screen.getByRole("button", { name: "Print" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Order again" })).toBeNull();
  unmount();
  await db.order.update({ where: { id }, data: { status: "done" }, select: { id: true } });
  render(await ReceiptPage({ params }));
  const again = screen.getByRole("link", { name: "Order again" });
  expect(again).toHaveAttribute("href", "/order1");
  again.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(again);
  expect(readCart(localStorage.getItem(cartKey("order1")))).toMatchObject([{ id: "zobo", quantity: 1 }]);
});

test("an address without an order has no receipt", async () => {
  await configuredInstance();
  await expect(ReceiptPage({ params: Promise.resolve({ id: "nothing" }) })).rejects.toThrow(
    "NEXT_HTTP_ERROR",
  );
});
