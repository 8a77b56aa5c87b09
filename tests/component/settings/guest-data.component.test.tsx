import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";
import { placedOrder } from "@/tests/support/orders/orders";

const { openTab } = setUpPortal();

const fieldOf = () => screen.findByLabelText("Email address or phone number");

test("a guest’s data is found and removed after a question, and an open order stays", async () => {
  const { id } = await placedOrder({ email: "gil@example.com" });
  await db.order.update({ where: { id }, data: { status: "done" } });
  const open = await placedOrder({ email: "gil@example.com" });
  const user = await openTab("settings");
  fill(await fieldOf(), "gil@");
  await press(user, "Find");
  await screen.findByText(/^Enter a whole email address/);
  fill(await fieldOf(), "nobody@example.com");
  await press(user, "Find");
  await screen.findByText("Nothing is stored");
  fill(await fieldOf(), "GIL@example.com");
  await press(user, "Find");
  await screen.findByText(`Order ${open.number}: still open`);
  await press(user, "Remove…");
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/Orders: 1\./)).toBeVisible();
  await press(user, "Remove for good", dialog);
  await screen.findByText(/^Removed from 1 order\. 1 order could not/);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Remove…" })).toBeNull());
  expect(screen.getByRole("heading", { name: "A guest’s data" })).toHaveFocus();
  const names = await db.order.findMany({ select: { name: true }, orderBy: { number: "asc" } });
  expect(names).toEqual([{ name: "" }, { name: "Gil Guest" }]);
});

test("the days are saved, and a wrong number is refused at its field", async () => {
  const user = await openTab("settings");
  const days = await screen.findByLabelText("Personal data in orders, in days");
  const form = within(days.closest("form") as HTMLFormElement);
  fill(days, "3");
  await press(user, "Save", form);
  await form.findByText("At least 7 days, or 0 to keep it");
  fill(days, "365");
  await press(user, "Save", form);
  await screen.findByText("Saved");
  expect((await db.configuration.findFirst())?.orderDataDays).toBe(365);
});
