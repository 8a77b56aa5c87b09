import { afterEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { deferred } from "@/lib/process/workers/deferred";
import { callRoute } from "@/tests/support/api/call";
import { answersRead, intercept, loseConnection, madeCalls } from "@/tests/support/component/api";
import { setUpOrdersBoard } from "@/tests/support/component/orders-board";
import { toastWith } from "@/tests/support/component/toast";
import { placedOrder } from "@/tests/support/orders/orders";

const { openTab, user } = setUpOrdersBoard();

const button = (part: HTMLElement, name: string | RegExp) => within(part).getByRole("button", { name });
const kitchen = () => screen.findByRole("dialog", { name: "Kitchen" });
const ticket = async (number: number) =>
  within(await kitchen()).findByRole("article", { name: `Order ${number}` });
const statusOf = async (id: string) => (await db.order.findUniqueOrThrow({ where: { id } })).status;
const sentSteps = () => madeCalls.filter(({ method, path }) => method === "POST" && path.endsWith("/status"));

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}
afterEach(() => setOnline(true));

/** Opens the kitchen view and waits for its user, by whose name steps are kept. */
async function openKitchen() {
  await openTab("orders", "/admin?tab=orders&view=kitchen");
  await kitchen();
  await waitFor(() =>
    expect(madeCalls).toContainEqual(expect.objectContaining({ path: "/auth/verify", status: 200 })),
  );
  await answersRead();
}

test("without a connection the board goes on, and sends its steps when it is back", async () => {
  const { id, number } = await placedOrder();
  await openKitchen();
  await ticket(number);
  setOnline(false);
  const board = await kitchen();
  expect(await within(board).findByText(/^No connection since/)).toBeVisible();
  await user().click(button(await ticket(number), "Accept"));
  await user().click(await within(await ticket(number)).findByRole("button", { name: "Mark ready" }));
  const ready = within(board).getByRole("region", { name: /^Ready/ });
  await waitFor(() => expect(ready).toHaveTextContent(`Order ${number}`));
  expect(await ticket(number)).toHaveTextContent("Not sent yet");
  expect(board).toHaveTextContent("2 steps will be sent when the connection is back.");
  expect(board).toHaveTextContent("New orders can’t arrive until then");
  expect([await statusOf(id), sentSteps().length]).toEqual(["new", 0]);

  setOnline(true);
  await waitFor(async () => expect(await statusOf(id)).toBe("ready"));
  await waitFor(() => expect(board).not.toHaveTextContent("Not sent yet"));
  expect(board).not.toHaveTextContent("No connection since");
  expect(await db.orderStep.count({ where: { orderId: id } })).toBe(2);
});

test("an answer that is lost is asked for again, and the step is done once", async () => {
  const { id, number } = await placedOrder();
  await openKitchen();
  const restore = intercept("POST /orders/{id}/status", async (_, answer) => {
    await answer();
    return loseConnection();
  });
  await user().click(button(await ticket(number), "Accept"));
  await waitFor(async () => expect(await statusOf(id)).toBe("preparing"));
  await waitFor(async () => expect(await ticket(number)).toHaveTextContent("Not sent yet"));
  restore();
  setOnline(true);
  await waitFor(async () => expect(await ticket(number)).not.toHaveTextContent("Not sent yet"));
  expect(await db.auditEntry.count({ where: { action: "orders:status", targetId: id } })).toBe(1);
});

test("a step that doesn’t fit any more is reported until it is dismissed", async () => {
  const { id, number } = await placedOrder();
  await openKitchen();
  await ticket(number);
  setOnline(false);
  await user().click(button(await ticket(number), "Accept"));
  await user().click(await within(await ticket(number)).findByRole("button", { name: "Mark ready" }));
  await callRoute("POST /orders/{id}/cancel", { params: { id } });
  setOnline(true);
  const words = `While you were offline, order ${number} was cancelled by the guest; “Accept” and “Mark ready” were not applied.`;
  const notice = (await screen.findByText(words)).closest<HTMLElement>("[role=alert]");
  if (!notice) throw new Error("It is not an alert.");
  await waitFor(async () => expect(within(await kitchen()).queryByRole("article")).toBeNull());
  await user().click(button(notice, "Dismiss"));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test("signing out with unsent steps asks first, and loses them only then", async () => {
  const { id, number } = await placedOrder();
  await openKitchen();
  await ticket(number);
  setOnline(false);
  await user().click(button(await ticket(number), "Accept"));
  await within(await ticket(number)).findByText("Not sent yet");
  await user().click(screen.getAllByRole("button", { name: /^Exit/ })[0] as HTMLElement);
  const question = await screen.findByRole("alertdialog", { name: "Sign out with 1 unsent step?" });
  await user().click(button(question, "Stay"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  setOnline(true);
  await waitFor(async () => expect(await statusOf(id)).toBe("preparing"));
});

test("a dish is marked as sold out without a connection, and the mark is sent when it is back", async () => {
  const { number } = await placedOrder();
  await openKitchen();
  await ticket(number);
  const press = async (name: string) => {
    await user().click(await screen.findByRole("button", { name: `More for order ${number}` }));
    await user().click(await screen.findByRole("menuitem", { name }));
  };
  setOnline(false);
  await press("Zobo: sold out");
  await waitFor(async () => expect(await ticket(number)).toHaveTextContent("Sold out by now"));
  expect(await ticket(number)).toHaveTextContent("Not sent yet: guests can still order it");
  expect(await kitchen()).toHaveTextContent("1 step will be sent when the connection is back.");
  await user().click(button(await kitchen(), "Sold out"));
  const sheet = await screen.findByRole("dialog", { name: "Sold out and stock" });
  expect(await within(sheet).findByRole("switch", { name: /^Zobo/ })).toBeChecked();
  expect(sheet).toHaveTextContent("Not sent yet: guests can still order it");
  await user().click(within(sheet).getByRole("switch", { name: /^Espresso/ }));
  await user().keyboard("{Escape}");
  expect(await db.soldOutDish.count()).toBe(0);
  setOnline(true);
  await waitFor(async () => expect(await db.soldOutDish.count()).toBe(2));
  await waitFor(async () => expect(await ticket(number)).not.toHaveTextContent("Not sent yet"));
  expect(await ticket(number)).toHaveTextContent("Sold out by now");
  await press("Zobo: back on the menu");
  await toastWith("Zobo is back on the menu");
  expect(await db.auditEntry.count({ where: { action: "orders:sold-out" } })).toBe(3);
});

test("answers to two marks that arrive in another order show both dishes as sold out", async () => {
  await openKitchen();
  await user().click(button(await kitchen(), "Sold out"));
  const sheet = within(await screen.findByRole("dialog", { name: "Sold out and stock" }));
  const dish = (name: RegExp) => sheet.findByRole("switch", { name });
  const [answered, released] = [deferred<void>(), deferred<void>()];
  intercept("POST /ordering/sold-out", async ({ body }, ask) => {
    const answer = await ask();
    if ((body as { dishId: string }).dishId === "zobo") {
      answered.resolve();
      await released.promise;
    }
    return answer;
  });
  await user().click(await dish(/^Zobo/));
  await answered.promise;
  await user().click(await dish(/^Espresso/));
  await toastWith("Espresso is sold out");
  released.resolve();
  await toastWith("Zobo is sold out");
  expect(await dish(/^Espresso/)).toBeChecked();
  expect(await dish(/^Zobo/)).toBeChecked();
});

test("a mark from before somebody else changed the dish is reported, and the dish is shown as it is", async () => {
  const { number } = await placedOrder();
  await openKitchen();
  await ticket(number);
  setOnline(false);
  await user().click(await screen.findByRole("button", { name: `More for order ${number}` }));
  await user().click(await screen.findByRole("menuitem", { name: "Zobo: sold out" }));
  await waitFor(async () => expect(await ticket(number)).toHaveTextContent("Sold out by now"));
  const item = { restaurantId: "order1", groupId: "", itemId: "zobo" };
  const madeAt = new Date();
  await db.soldOutStep.create({ data: { id: "said-by-somebody-else", ...item, soldOut: false, madeAt } });
  const inAMinute = jest.spyOn(Date, "now").mockReturnValue(madeAt.getTime() + 60_000);
  setOnline(true);
  await screen.findByText("“Zobo: sold out” was not applied. Zobo was put back on the menu after that.");
  inAMinute.mockRestore();
  await waitFor(async () => expect(await ticket(number)).not.toHaveTextContent("Sold out by now"));
  expect(await db.soldOutDish.count()).toBe(0);
});

test("an order that was done without a connection can be brought back", async () => {
  const { id, number } = await placedOrder();
  await db.order.update({ where: { id }, data: { status: "ready" }, select: { id: true } });
  await openKitchen();
  await ticket(number);
  setOnline(false);
  await user().click(button(await ticket(number), "Mark done"));
  await waitFor(async () => expect(within(await kitchen()).queryByRole("article")).toBeNull());
  await user().click(button(await kitchen(), "Last done"));
  const sheet = await screen.findByRole("dialog", { name: "Last done" });
  expect(sheet).toHaveTextContent(`Order ${number}`);
  await user().click(within(sheet).getByRole("button", { name: new RegExp(`order ${number}$`) }));
  const ready = within(await kitchen()).getByRole("region", { name: /^Ready/ });
  await waitFor(() => expect(ready).toHaveTextContent(`Order ${number}`));
  setOnline(true);
  await waitFor(async () => expect(await db.orderStep.count({ where: { orderId: id } })).toBe(2));
  expect(await statusOf(id)).toBe("ready");
});
