import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { setUpPortal } from "@/tests/support/component/portal";
import { press } from "@/tests/support/component/screen";
import { stubNotifications } from "@/tests/support/push/stubbed-browser";

const { openTab } = setUpPortal();
const { browser, asked, remove } = stubNotifications();

const findSwitch = () => screen.findByRole("switch", { name: /^Notify this device of new orders/ });
const count = () => db.pushSubscription.count();

test("a press asks for the permission and subscribes; another one ends it", async () => {
  const user = await openTab("account");
  const onOff = await findSwitch();
  expect(asked.times).toBe(0);
  await user.click(onOff);
  expect(await screen.findByRole("list", { name: "Devices that are notified" })).toHaveTextContent(
    "This device",
  );
  expect([asked.times, await count()]).toEqual([1, 1]);
  expect(onOff).toBeChecked();
  await user.click(onOff);
  await waitFor(() => expect(onOff).not.toBeChecked());
  expect(await count()).toBe(0);
});

test("a device is removed in the list", async () => {
  const user = await openTab("account");
  await user.click(await findSwitch());
  await screen.findByText("This device", { selector: "[aria-label='Devices that are notified'] *" });
  await press(user, /^Stop notifying/);
  await waitFor(async () => expect(await count()).toBe(0));
  expect(await findSwitch()).not.toBeChecked();
});

test("a refused permission is explained", async () => {
  browser.answer = "denied";
  const user = await openTab("account");
  await user.click(await findSwitch());
  expect(await screen.findByText(/Notifications of this site are blocked/)).toBeVisible();
  expect(screen.queryByRole("switch", { name: /^Notify this device/ })).toBeNull();
  expect(await count()).toBe(0);
});

test("a browser without notifications says so", async () => {
  remove();
  await openTab("account");
  expect(await screen.findByText(/This browser can’t be notified here/)).toBeVisible();
});

test("the list of orders has the switch too", async () => {
  const user = await openTab("orders");
  await press(user, "Notifications");
  await user.click(await findSwitch());
  expect(await screen.findByRole("list", { name: "Devices that are notified" })).toHaveTextContent(
    "This device",
  );
  expect(await count()).toBe(1);
});
