import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import { noSlots } from "@/lib/restaurants/hours/slot-rules";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";
import { toastWith } from "@/tests/support/component/toast";

const { openTab } = setUpPortal();

const stored = async () => (await db.hours.findUnique({ where: { restaurantId: "order1" } }))?.content;

test("times and capacity are set with the effort of dishes, and said in words", async () => {
  const user = await openTab("hours");
  await user.click(await screen.findByRole("switch", { name: /^Guests may choose a later time/ }));
  await user.click(screen.getByRole("switch", { name: /^Also while you are closed/ }));
  fill(screen.getByLabelText("Days ahead"), "1");
  await user.selectOptions(screen.getByLabelText("Times are every"), "30");
  fill(screen.getByLabelText("Units of effort for each"), "12");
  expect(screen.getByText(/^Guests may choose a time/)).toHaveTextContent(
    "Guests may choose a time, every 30 minutes, today and on the next day, also while you are closed. At most 12 units of effort each 30 minutes.",
  );
  fill(await screen.findByLabelText("Units of Mains"), "3");
  await user.click(screen.getAllByRole("button", { name: "Dishes that differ" }).at(-1) as HTMLElement);
  fill(await screen.findByLabelText("Units of Zobo"), "0");
  await press(user, "Save");
  await toastWith("Opening hours saved! Guests see them at once.");
  expect(await stored()).toEqual({
    ...alwaysOpen,
    slots: {
      ...noSlots,
      takesLater: true,
      takesLaterWhileClosed: true,
      gridMinutes: 30,
      horizonDays: 1,
      maxUnits: 12,
      categoryUnits: { mains: 3 },
      dishUnits: { zobo: 0 },
    },
  });
});

test.each([
  ["Orders for each", "0", "At least 1, or nothing for no limit"],
  ["Orders for each", "many", "A whole number is needed"],
  ["Units of effort for each", "99999", "At most 10000"],
])("%s of %s are refused", async (label, text, message) => {
  const user = await openTab("hours");
  fill(await screen.findByLabelText(label), text);
  await press(user, "Save");
  expect(await screen.findByText(message)).toBeVisible();
  expect(await stored()).toBeUndefined();
});
