import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { publishOrderChange } from "@/lib/orders/publish.server";
import { db } from "@/lib/platform/db/client";
import { printTicket } from "@/lib/printers/jobs.server";
import { addPrinter } from "@/lib/printers/server";
import { findOrderRow, setUpOrdersBoard } from "@/tests/support/component/orders-board";
import { press } from "@/tests/support/component/screen";
import { placedOrder } from "@/tests/support/orders/orders";
import { StarPrinter } from "@/tests/support/printers/star-printer";

const { openOrders, user } = setUpOrdersBoard();

const printer = {
  name: "Pass",
  protocol: "star",
  width: 80,
  codePage: "multilingual",
  restaurantId: null,
  kitchenCopies: 0,
  receiptCopies: 0,
} as const;

test("the details of an order print its ticket", async () => {
  const star = new StarPrinter((await addPrinter(printer)).secret);
  const { number } = await placedOrder();
  await openOrders();
  await user().click(within(await findOrderRow(number)).getByRole("button", { name: /Details/ }));
  await user().click(await screen.findByRole("button", { name: "Print ticket" }));
  await screen.findByText(`Order ${number} is queued on Pass`);
  expect(await star.work()).toBe(true);
  expect(star.printed[0]?.text).toContain(String(number));
});

test("the kitchen is warned of a ticket that could not be drawn until it is printed again", async () => {
  const { id: printerId, secret } = await addPrinter(printer);
  await new StarPrinter(secret).poll();
  const { id: orderId } = await placedOrder();
  await printTicket(printerId, { orderId, kind: "kitchen" });
  await db.printJob.updateMany({ data: { undrawn: 3, failure: "No font", endedAt: new Date() } });
  await openOrders();
  await press(user(), /^Kitchen/);
  const kitchen = within(await screen.findByRole("dialog", { name: "Kitchen" }));
  await kitchen.findByText("A printer needs you");
  expect(kitchen.getByText(/could not print a ticket/)).toHaveTextContent(
    "Pass could not print a ticket, as the server could not draw it.",
  );
  await printTicket(printerId, { orderId, kind: "kitchen" });
  await new StarPrinter(secret).work();
  await publishOrderChange(db);
  await waitFor(() => expect(kitchen.queryByText("A printer needs you")).toBeNull());
});

test("the kitchen is warned of a printer without paper until it has some", async () => {
  const star = new StarPrinter((await addPrinter(printer)).secret);
  star.statusCode = "410 Paper out";
  await star.poll();
  await openOrders();
  await press(user(), /^Kitchen/);
  const kitchen = within(await screen.findByRole("dialog", { name: "Kitchen" }));
  await kitchen.findByText("A printer needs you");
  expect(kitchen.getByText(/is out of paper/)).toHaveTextContent("Pass is out of paper");
  star.statusCode = "200 OK";
  await star.poll();
  await waitFor(() => expect(kitchen.queryByText("A printer needs you")).toBeNull());
  expect(await db.printer.findFirst()).toMatchObject({ condition: "ready" });
});
