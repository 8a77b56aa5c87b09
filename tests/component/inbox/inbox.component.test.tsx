import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { setNote } from "@/lib/inbox/change.server";
import { db } from "@/lib/platform/db/client";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";
import { toastWith } from "@/tests/support/component/toast";
import { aMessage } from "@/tests/support/inbox/messages";

const { openTab } = setUpPortal();

const statusOf = async (id: number) => (await db.message.findUniqueOrThrow({ where: { id } })).status;

test("without messages, the inbox says where the form is switched on", async () => {
  await openTab("inbox");
  expect(await screen.findByText("No messages yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open the landing editor" })).toHaveAttribute(
    "href",
    "/admin?tab=editor",
  );
});

test("a message is opened, which marks it as read, then noted, answered and deleted", async () => {
  const id = await aMessage({
    text: "<b>Hello</b>",
    answers: [{ label: "Guests", value: "9" }],
  });
  const user = await openTab("inbox");
  await press(user, /Ada Lovelace/);
  const dialog = within(await screen.findByRole("dialog", { name: "Ada Lovelace" }));
  expect(await dialog.findByText("<b>Hello</b>")).toBeVisible();
  expect(dialog.getByRole("definition")).toHaveTextContent("9");
  await waitFor(async () => expect(await statusOf(id)).toBe("read"));
  expect(dialog.getByRole("link", { name: "Reply" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^mailto:ada@example\.com\?subject=Re%3A%20Your%20message&body=/),
  );
  fill(dialog.getByLabelText("Note"), "Call her back");
  await press(user, "Save the note", dialog);
  await toastWith("Note saved");
  await press(user, "Mark as answered", dialog);
  await waitFor(async () => expect(await statusOf(id)).toBe("answered"));
  await press(user, "Delete", dialog);
  await press(user, "Delete", within(await screen.findByRole("alertdialog")));
  await toastWith("Message deleted");
  expect(await db.message.count()).toBe(0);
  expect(await screen.findByText("No messages yet")).toBeVisible();
});

test("the navigation counts new messages, until they are opened", async () => {
  await aMessage({ name: "Grace" });
  await aMessage();
  const user = await openTab("inbox");
  expect(await screen.findByRole("link", { name: "Inbox 2 new" })).toBeVisible();
  await press(user, /Ada Lovelace/);
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Inbox 1 new", hidden: true })).toBeInTheDocument(),
  );
});

test("a note that somebody else changed meanwhile is compared before it is replaced", async () => {
  const id = await aMessage();
  const user = await openTab("inbox");
  await press(user, /Ada Lovelace/);
  const dialog = within(await screen.findByRole("dialog", { name: "Ada Lovelace" }));
  fill(await dialog.findByLabelText("Note"), "Call her back");
  await setNote(id, "I called her", null);
  await press(user, "Save the note", dialog);
  const question = within(await screen.findByRole("alertdialog", { name: "Somebody changed this note" }));
  expect(question.getByText("I called her")).toBeVisible();
  await press(user, "Keep mine", question);
  await toastWith("Note saved");
  expect(await db.message.findUnique({ where: { id }, select: { note: true, noteVersion: true } })).toEqual({
    note: "Call her back",
    noteVersion: 2,
  });
});

test("a message with an unsaved note asks before it is closed", async () => {
  await aMessage();
  const user = await openTab("inbox");
  await press(user, /Ada Lovelace/);
  const dialog = within(await screen.findByRole("dialog", { name: "Ada Lovelace" }));
  fill(await dialog.findByLabelText("Note"), "Call her back");
  await user.keyboard("{Escape}");
  const question = () => screen.findByRole("alertdialog", { name: "Leave without saving?" });
  await press(user, "Stay", within(await question()));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(dialog.getByLabelText("Note")).toHaveValue("Call her back");
  await user.keyboard("{Escape}");
  await press(user, "Discard and leave", within(await question()));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("spam is in its own list with the reasons, and comes back to the others", async () => {
  const id = await aMessage({ status: "spam", name: "Eve", spamReasons: ["Three links or more"] });
  const user = await openTab("inbox");
  expect(await screen.findByText("No messages yet")).toBeVisible();
  await press(user, /^Spam/);
  await press(user, /Eve/);
  const dialog = within(await screen.findByRole("dialog", { name: "Eve" }));
  expect(await dialog.findByText("Three links or more")).toBeVisible();
  await press(user, "Not spam", dialog);
  await waitFor(async () => expect(await statusOf(id)).toBe("read"));
});
