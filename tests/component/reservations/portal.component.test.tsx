import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { emptyProfile } from "@/lib/business-profile/schema";
import { db } from "@/lib/platform/db/client";
import { callRoute } from "@/tests/support/api/call";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";
import { toastWith } from "@/tests/support/component/toast";
import { reserved, takeReservations } from "@/tests/support/reservations/reservations";

const { openTab, reopenTab, token } = setUpPortal();

/** A quarter of an hour that is today unless it is close to midnight. */
const soon = () => new Date(Math.ceil((Date.now() + 60_000) / 900_000) * 900_000).toISOString();
const dayOf = (moment: string) => moment.slice(0, 10);
const status = async (id: string) => (await db.reservation.findUniqueOrThrow({ where: { id } })).status;

test("a day without reservations says so, and leads to the tables before there are some", async () => {
  await openTab("reservations");
  expect(await screen.findByText("No reservations")).toBeVisible();
  const toTables = screen.getByRole("link", { name: "Enter your tables" });
  expect(toTables).toHaveAttribute("href", "/admin?tab=reservations&view=rules");
  await takeReservations();
  await reopenTab("reservations");
  expect(await screen.findByText(/^Nobody has reserved a table for /)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Enter your tables" })).toBeNull();
});

test("a request is accepted, the party seated, and the step undone", async () => {
  await takeReservations({ acceptance: "byHand" });
  const { id, startsAt } = await reserved({ startsAt: soon() });
  const user = await openTab("reservations");
  if (dayOf(startsAt) !== dayOf(new Date().toISOString())) await press(user, "The next day");
  await press(user, /^Accept.*Ada Guest$/);
  await toastWith("Ada Guest: accepted");
  await press(user, /^Seated.*Ada Guest$/);
  await press(user, "Undo", await toastWith("Ada Guest: seated"));
  await waitFor(async () => expect(await status(id)).toBe("accepted"));
  expect(await screen.findByRole("button", { name: /^Seated.*Ada Guest$/ })).toBeVisible();
});

test("a request is declined with a reason that the guest reads", async () => {
  await takeReservations({ acceptance: "byHand" });
  const { id, startsAt } = await reserved({ startsAt: soon() });
  const user = await openTab("reservations");
  if (dayOf(startsAt) !== dayOf(new Date().toISOString())) await press(user, "The next day");
  await press(user, /^Decline.*Ada Guest$/);
  fill(await screen.findByLabelText("Reason for the guest"), "A wedding");
  await press(user, "Decline", within(screen.getByRole("dialog")));
  await toastWith("Ada Guest: declined");
  expect(await db.reservation.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "declined",
    reason: "A wedding",
  });
});

test("a reservation by phone gets a table", async () => {
  await takeReservations();
  const user = await openTab("reservations");
  await press(user, "The next day");
  await press(user, "New reservation");
  const dialog = await screen.findByRole("dialog", { name: "New reservation" });
  await press(user, "Reserve", within(dialog));
  expect(await within(dialog).findByText("A name is needed")).toBeVisible();
  fill(within(dialog).getByLabelText("Name"), "Grace Caller");
  await press(user, "Reserve", within(dialog));
  await toastWith(/^Reserved for Grace Caller: .*, 19:00, Window 1$/);
  expect(await screen.findByRole("listitem", { name: "19:00, Grace Caller" })).toBeVisible();
});

test("a reservation by phone is of the restaurant whose list is shown, unless another one is chosen", async () => {
  await takeReservations();
  const user = await openTab("reservations");
  await user.selectOptions(screen.getByLabelText("Restaurant"), "order2");
  await press(user, "New reservation");
  const dialog = await screen.findByRole("dialog", { name: "New reservation" });
  expect(within(dialog).getByLabelText("Restaurant")).toHaveValue("order2");
});

test("tables and times are set, and guests can reserve from then on", async () => {
  const user = await openTab("reservations", "/admin?tab=reservations&view=rules");
  await user.click(await screen.findByRole("switch", { name: /^Guests can reserve online/ }));
  await press(user, "Add a table");
  fill(within(screen.getByRole("group", { name: "Table 3" })).getByLabelText("Name"), "Long table");
  const seats = within(screen.getByRole("group", { name: "Table 3" })).getByLabelText("Seats");
  fill(seats, "a dozen");
  expect(seats).toHaveValue("a dozen");
  fill(seats, "12");
  await press(user, "By hand");
  await press(user, "Save");
  await toastWith("Tables and times saved!");
  const row = await db.reservationSettings.findUniqueOrThrow({ where: { restaurantId: "order1" } });
  expect(row).toMatchObject({ version: 1, content: { isOn: true, acceptance: "byHand" } });
  await reopenTab("reservations");
  expect(await screen.findByLabelText("Words for guests")).toBeVisible();
});

test("the sample tables are removed by one press once the owner has tables", async () => {
  const body = { ...emptyProfile, languages: ["de"] };
  await callRoute("PUT /business-profile", { token: token(), body });
  const user = await openTab("reservations", "/admin?tab=reservations&view=rules");
  await press(user, "Add a table");
  expect(screen.queryByText("The sample tables are still here")).toBeNull();
  fill(within(screen.getByRole("group", { name: "Table 3" })).getByLabelText("Name"), "Terrasse");
  expect(screen.getByText(/^“Zweiertisch” and “Vierertisch” came with the product/)).toBeVisible();
  await press(user, "Remove the samples");
  expect(screen.queryByRole("group", { name: "Table 2" })).toBeNull();
  await waitFor(() => expect(screen.getByRole("button", { name: "Add a table" })).toHaveFocus());
  await press(user, "Save");
  await toastWith("Tables and times saved!");
  const { content } = await db.reservationSettings.findUniqueOrThrow({ where: { restaurantId: "order1" } });
  expect(content).toMatchObject({ tables: [{ name: "Terrasse", seats: 2, count: 1 }] });
});
