import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import { callRoute } from "@/tests/support/api/call";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";
import { toastWith } from "@/tests/support/component/toast";

const { openTab, token } = setUpPortal();

const stored = async () => (await db.hours.findUnique({ where: { restaurantId: "order1" } }))?.content;
const setTime = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const week = () => within(screen.getByRole("group", { name: "Week" }));

test("a week is entered as a list, past midnight, and for all days at once", async () => {
  const user = await openTab("hours");
  await press(user, "By weekday");
  await press(user, "List");
  setTime("Monday closes at", "03:00");
  expect(screen.getByText("Monday 11:30 to Tuesday 03:00")).toBeVisible();
  await press(user, /the times of Monday$/);
  await press(user, /^Add a time.*: Sunday/);
  expect(screen.queryByText("These times overlap")).toBeNull();
  setTime("Sunday closes at, time 2", "12:00");
  expect(screen.getByText("These times overlap")).toBeVisible();
  setTime("Sunday opens at, time 1", "18:00");
  setTime("Sunday closes at, time 1", "23:00");
  setTime("Sunday opens at, time 2", "11:00");
  setTime("Sunday closes at, time 2", "14:00");
  await press(user, "Remove time 2 of Sunday");
  await press(user, "Remove time 1 of Sunday");
  expect(screen.getByText("Monday to Saturday 11:30–03:00")).toBeVisible();
  expect(screen.getByText("Sunday closed")).toBeVisible();
  await press(user, "Save");
  await toastWith("Opening hours saved! Guests see them at once.");
  const days = Array.from({ length: 6 }, () => [{ from: 690, to: 1620 }]);
  expect(await stored()).toEqual({ ...alwaysOpen, week: [...days, []] });
});

test("a drawn week is changed by the keys", async () => {
  const user = await openTab("hours");
  await press(user, "By weekday");
  const friday = week().getByRole("button", { name: "Friday 11:30 to 22:00" });
  friday.focus();
  await user.keyboard("{ArrowDown}{ArrowDown}{Shift>}{ArrowUp}{/Shift}");
  expect(week().getByRole("button", { name: "Friday 12:00 to 22:15" })).toBeVisible();
  await user.keyboard("{Delete}");
  expect(week().queryByRole("button", { name: /^Friday/ })).toBeNull();
  await user.keyboard("{Tab}");
  expect(screen.getByText("Friday closed")).toBeVisible();
});

test("the times of a drawn day are typed, copied to all days and removed below the drawing", async () => {
  const user = await openTab("hours");
  await press(user, "By weekday");
  week().getByRole("button", { name: "Tuesday 11:30 to 22:00" }).focus();
  const chosen = () => within(screen.getByRole("region", { name: "The chosen day" }));
  await waitFor(() => expect(chosen().getByLabelText("Tuesday closes at")).toHaveValue("22:00"));
  setTime("Tuesday closes at", "14:30");
  await user.click(chosen().getByRole("button", { name: /^Add a time/ }));
  setTime("Tuesday opens at, time 2", "17:40");
  await user.click(chosen().getByRole("button", { name: /the times of Tuesday$/ }));
  expect(screen.getByText("Every day 11:30–14:30, 17:40–22:00")).toBeVisible();
  week().getByRole("button", { name: "Monday 11:30 to 14:30" }).focus();
  for (const time of [2, 1])
    await user.click(await chosen().findByRole("button", { name: `Remove time ${time} of Monday` }));
  expect(screen.getByText("Monday closed")).toBeVisible();
  expect(week().queryByRole("button", { name: /^Monday/ })).toBeNull();
  expect(week().getAllByRole("button", { name: / 17:40 to 22:00$/ })).toHaveLength(6);
});

test("days are chosen in a calendar, with words for guests, and found again there", async () => {
  const user = await openTab("hours");
  await press(user, "By weekday");
  const calendar = () => within(screen.getByRole("table", { name: "Days with other hours" }));
  const today = calendar().getByRole("button", { current: "date" });
  await user.click(today);
  await waitFor(() => expect(screen.getByLabelText("First day")).toHaveFocus());
  fill(screen.getByLabelText("Words for guests"), "Family party");
  expect(calendar().getByRole("button", { current: "date" })).toHaveAccessibleName(/: closed$/);
  await user.click(calendar().getByRole("button", { current: "date" }));
  await waitFor(() => expect(screen.getByLabelText("First day")).toHaveFocus());
  calendar().getByRole("button", { current: "date" }).focus();
  await user.keyboard("{ArrowRight}");
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/: add other hours$/));
  fill(screen.getByLabelText("Minutes before closing"), "45");
  await press(user, "Save");
  await toastWith("Opening hours saved! Guests see them at once.");
  expect(await stored()).toMatchObject({
    exceptions: [{ spans: [], yearly: false, message: "Family party" }],
    lastOrderMinutes: 45,
  });
});

test("an exception with other times can close the categories that have times of their own", async () => {
  const user = await openTab("hours");
  await press(user, "Add an exception");
  expect(screen.queryByLabelText(/^Without the categories/)).toBeNull();
  await press(user, "Other times");
  await user.click(screen.getByLabelText(/^Without the categories/));
  await press(user, "Save");
  await toastWith("Opening hours saved! Guests see them at once.");
  expect(await stored()).toMatchObject({ exceptions: [{ closesCategories: true }] });
  await press(user, "Closed");
  await press(user, "Save");
  await waitFor(async () => expect(JSON.stringify(await stored())).not.toContain("closesCategories"));
});

test("a wrong number of minutes is named at its field, and nothing is saved", async () => {
  const user = await openTab("hours");
  await press(user, "By weekday");
  fill(screen.getByLabelText("Minutes before closing"), "999");
  await press(user, "Save");
  await screen.findByText("At most 180 minutes");
  expect(await stored()).toBeUndefined();
});

test("orders are paused for a time with a reason, and taken again", async () => {
  const user = await openTab("hours");
  await press(user, "Pause orders of Baobab Kitchen");
  const dialog = within(await screen.findByRole("dialog", { name: "Pause orders of Baobab Kitchen" }));
  await user.click(dialog.getByRole("button", { name: "Until opening" }));
  await press(user, "Pause orders", dialog);
  await dialog.findByText(/There is no next opening/);
  await user.click(dialog.getByRole("button", { name: "Other" }));
  for (const [minutes, problem] of [
    ["0", "At least a minute"],
    ["soon", "A number of minutes is needed"],
  ] as const) {
    fill(dialog.getByLabelText("Minutes"), minutes);
    await press(user, "Pause orders", dialog);
    await dialog.findByText(problem);
  }
  fill(dialog.getByLabelText("Minutes"), "20");
  fill(dialog.getByLabelText("Reason for guests"), "The oven is cold");
  await press(user, "Pause orders", dialog);
  await screen.findByText(/No orders until .*: The oven is cold\./);
  await press(user, "Take orders again for Baobab Kitchen");
  await screen.findByText("Takes orders.");
  expect((await callRoute("GET /hours", { token: token() })).body.restaurants[0]?.pause).toBeNull();
});
