import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { noAnnouncements } from "@/lib/announcements/announcement";
import { getAnnouncements, saveAnnouncements } from "@/lib/announcements/server";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";
import { toastWith } from "@/tests/support/component/toast";

const { openTab } = setUpPortal();

const stored = async () => (await getAnnouncements()).settings;
const item = (number: number) => within(screen.getByRole("region", { name: `Announcement ${number}` }));
const setTime = (number: number, label: string, value: string) =>
  fireEvent.change(item(number).getByLabelText(label), { target: { value } });
const state = () => screen.findByRole("region", { name: "Shown now" });

test("announcements are added with a preview, mistakes are named, and the screen says which is shown and which follows", async () => {
  const user = await openTab("announcements");
  expect(await state()).toHaveTextContent("Nothing is shown now.");
  await press(user, "Add an announcement");
  expect((item(1).getByLabelText("From") as HTMLInputElement).value).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/);
  fill(item(1).getByLabelText("Text"), "New terrace open");
  fill(item(1).getByLabelText("Words of a link"), "Reserve");
  fireEvent.change(item(1).getByLabelText("Leads to"), { target: { value: "address" } });
  fill(item(1).getByLabelText("Address"), "javascript:alert(1)");
  await press(user, "Save");
  expect(await item(1).findByText(/^Enter an address such as https/)).toBeVisible();
  expect(screen.getByText("1 field needs attention")).toBeVisible();
  fill(item(1).getByLabelText("Address"), "/reserve/order1");
  expect(item(1).getByText("Reserve")).toBeVisible();
  await press(user, "Add an announcement");
  fill(item(1).getByLabelText("Text"), "Closed at Christmas");
  await press(user, "Important", item(1));
  setTime(1, "From", "2098-12-24T00:00");
  setTime(1, "Until", "2098-12-23T00:00");
  expect(item(2).getByLabelText("Text")).toHaveValue("New terrace open");
  await press(user, "Save");
  expect(await item(1).findByText("The end is not after the beginning")).toBeVisible();
  setTime(1, "Until", "2098-12-27T00:00");
  fill(screen.getByLabelText("Announce them, days before"), "7");
  await press(user, "Save");
  await toastWith("Announcements saved! Guests see them at once.");
  expect(await stored()).toMatchObject({
    announcements: [
      { text: "Closed at Christmas", tone: "important", until: "2098-12-27T00:00" },
      { text: "New terrace open", linkLabel: "Reserve", link: "/reserve/order1", isOn: true },
    ],
    exceptionDays: 7,
  });
  await waitFor(async () => expect(await state()).toHaveTextContent("Shown now: New terrace open"));
  expect(await state()).toHaveTextContent(/Next, from December 24, 2098 .*: Closed at Christmas/);
});

test("one is switched off and one removed, over what somebody else saved", async () => {
  const one = {
    id: "a",
    text: "New terrace open",
    link: "",
    linkLabel: "",
    tone: "information" as const,
    from: "",
    until: "",
    isOn: true,
  };
  const settings = {
    ...noAnnouncements,
    announcements: [one, { ...one, id: "b", text: "Concert on Friday" }],
  };
  await saveAnnouncements(settings, null);
  const user = await openTab("announcements");
  expect(await state()).toHaveTextContent("Shown now: New terrace open");
  await press(user, "Remove announcement 2");
  await user.click(item(1).getByRole("switch", { name: /^On/ }));
  await saveAnnouncements({ ...settings, exceptionDays: 3 }, null);
  await press(user, "Save");
  expect(await screen.findByText("Somebody saved newer announcements")).toBeVisible();
  await press(user, /Keep mine/);
  await toastWith("Announcements saved! Guests see them at once.");
  expect(await stored()).toEqual({ announcements: [{ ...one, isOn: false }], exceptionDays: 3 });
  await waitFor(async () => expect(await state()).toHaveTextContent("Nothing is shown now."));
});
