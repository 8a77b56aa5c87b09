import { beforeEach, expect, test } from "@jest/globals";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import ReservationPage from "@/app/(site)/reservations/[id]/page";
import ReservePage from "@/app/(site)/reserve/[slug]/page";
import { db } from "@/lib/platform/db/client";
import { callRoute } from "@/tests/support/api/call";
import { recordDepartures } from "@/tests/support/component/departures";
import { TestRouter } from "@/tests/support/component/router";
import { fill, press, setUpScreens } from "@/tests/support/component/screen";
import { hourIn, reserved, takeReservations } from "@/tests/support/reservations/reservations";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpScreens();
const { departures } = recordDepartures();
const newUser = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

beforeEach(async () => {
  await configuredInstance();
});

async function openReserve() {
  cleanup();
  history.replaceState(null, "", "/reserve/order1");
  render(<TestRouter>{await ReservePage({ params: Promise.resolve({ slug: "order1" }) })}</TestRouter>);
  return newUser();
}

async function openReservation(id: string) {
  cleanup();
  history.replaceState(null, "", `/reservations/${id}`);
  render(<TestRouter>{await ReservationPage({ params: Promise.resolve({ id }) })}</TestRouter>);
  return newUser();
}

test("a guest chooses a time, is asked for a name and a phone number, and is led to the reservation", async () => {
  await takeReservations({ message: "Please bring an appetite" });
  const user = await openReserve();
  expect(screen.getByText("Please bring an appetite")).toBeVisible();
  const times = await screen.findByRole("group", { name: /^Free on / });
  const [first] = within(times).getAllByRole("button");
  if (!first) throw new Error("No time is free.");
  await user.click(first);
  await press(user, "Reserve this table");
  expect(await screen.findByText("Your name is needed")).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveFocus();
  fill(screen.getByLabelText("Name"), "Ada Guest");
  fill(screen.getByLabelText("Phone"), "nonsense");
  await press(user, "Reserve this table");
  expect(await screen.findByText("Please enter a phone number")).toBeVisible();
  fill(screen.getByLabelText("Phone"), "0171 2345678");
  await press(user, "Reserve this table");
  await waitFor(() => expect(departures).toHaveLength(1));
  const row = await db.reservation.findFirstOrThrow();
  expect(departures).toEqual([`/reservations/${row.id}`]);
  expect(row).toMatchObject({ name: "Ada Guest", people: 2, status: "accepted" });
});

test("a time that others took meanwhile is refused with others, and the list is read again", async () => {
  await takeReservations({ tables: [{ id: "one", name: "Bar", seats: 2, count: 1 }] });
  const user = await openReserve();
  const times = await screen.findByRole("group", { name: /^Free on / });
  const [first] = within(times).getAllByRole("button");
  if (!first) throw new Error("No time is free.");
  const text = first.textContent;
  await user.click(first);
  fill(screen.getByLabelText("Name"), "Ada Guest");
  fill(screen.getByLabelText("Phone"), "0171 2345678");
  const taken = await db.reservation.count();
  const { body } = await callRoute("GET /reservations/free", {
    query: { restaurantId: "order1", people: "2" },
  });
  await reserved({ startsAt: body.times[0]?.startsAt });
  await press(user, "Reserve this table");
  expect(
    await screen.findByText(/^No table for 2 people is free on .* Nothing was reserved\.$/),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("button", { name: text ?? "" })).toBeNull());
  expect(await db.reservation.count()).toBe(taken + 1);
  expect(screen.getByLabelText("Name")).toHaveValue("Ada Guest");
});

test("a restaurant without reservations says so", async () => {
  await openReserve();
  expect(screen.getByRole("heading", { name: "No reservations online" })).toBeVisible();
  expect(screen.queryByLabelText("People")).toBeNull();
});

test("a reservation is shown by its link, and cancelled after a question", async () => {
  await takeReservations();
  const { id } = await reserved({ startsAt: hourIn(3), people: 3 });
  const user = await openReservation(id);
  expect(screen.getByRole("heading", { name: "Your table is reserved" })).toBeVisible();
  expect(screen.getByText("3 people")).toBeVisible();
  expect(screen.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
    "href",
    `/api/reservations/${id}/calendar`,
  );
  await press(user, "Cancel this reservation");
  await press(user, "Keep it");
  expect((await db.reservation.findUniqueOrThrow({ where: { id } })).status).toBe("accepted");
  await press(user, "Cancel this reservation");
  await press(user, "Cancel it");
  expect(await screen.findByRole("heading", { name: "Reservation cancelled" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Reserve another time" })).toHaveAttribute(
    "href",
    "/reserve/order1",
  );
});

test("a request shows the answer of the restaurant when its page is looked at again", async () => {
  await takeReservations({ acceptance: "byHand" });
  const { id } = await reserved({ startsAt: hourIn(3) });
  await openReservation(id);
  expect(screen.getByRole("heading", { name: "We have your request" })).toBeVisible();
  await db.reservation.update({ where: { id }, data: { status: "accepted" } });
  fireEvent(document, new Event("visibilitychange"));
  expect(await screen.findByRole("heading", { name: "Your table is reserved" })).toBeVisible();
});

test("a request whose time is over without an answer says so, and a meal that is over has no calendar", async () => {
  await takeReservations({ acceptance: "byHand" });
  const { id } = await reserved();
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const data = { startsAt: hoursAgo(4), endsAt: hoursAgo(2) };
  await db.reservation.update({ where: { id }, data });
  await openReservation(id);
  expect(await screen.findByRole("heading", { name: "The restaurant did not answer" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Add to calendar" })).toBeNull();
  expect(screen.getByRole("link", { name: "Reserve another time" })).toBeVisible();
  await db.reservation.update({ where: { id }, data: { status: "accepted" } });
  await openReservation(id);
  expect(screen.getByRole("heading", { name: "Your table is reserved" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("link", { name: "Add to calendar" })).toBeNull());
});
