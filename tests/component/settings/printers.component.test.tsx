import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { publishOrderChange } from "@/lib/orders/publish.server";
import { db } from "@/lib/platform/db/client";
import { hashPrinterSecret } from "@/lib/printers/secret";
import { intercept } from "@/tests/support/component/api";
import { receiveEvents } from "@/tests/support/component/events";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";
import { placedOrder } from "@/tests/support/orders/orders";
import { StarPrinter } from "@/tests/support/printers/star-printer";

const { openTab } = setUpPortal();
receiveEvents();
let user: UserEvent;

beforeEach(async () => {
  user = await openTab("settings");
  await press(user, "Add a printer");
});

const stored = () => db.printer.findFirstOrThrow();

async function addPrinter(): Promise<string> {
  const form = within(await screen.findByRole("form", { name: "Add a printer" }));
  fill(form.getByLabelText("Name"), "Pass");
  await user.selectOptions(form.getByLabelText("Paper"), "58 mm");
  await user.click(form.getByRole("button", { name: "Add printer" }));
  const address = await screen.findByLabelText<HTMLInputElement>("Address", {}, { timeout: 10_000 });
  return address.value;
}

test("a printer is added with an address that is shown once, and prints a test", async () => {
  const address = await addPrinter();
  expect(address).toMatch(/^http:\/\/localhost(:\d+)?\/api\/printers\/poll\/[\w-]{43}$/);
  const secret = address.split("/").at(-1) ?? "";
  expect(await stored()).toMatchObject({ name: "Pass", width: 58, secretHash: hashPrinterSecret(secret) });
  await screen.findByText("It has not asked for tickets yet");
  await press(user, "Test print Pass");
  await screen.findByText("1 waiting");
  const star = new StarPrinter(secret);
  expect(await star.work()).toBe(true);
  expect(star.printed[0]?.text).toContain("Test ticket");
  await screen.findByText("Ready");
});

test("a new address replaces the former one, and a removed printer is gone", async () => {
  const address = await addPrinter();
  await press(user, "New address Pass");
  await press(user, "Make new address");
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Address").value).not.toBe(address));
  await press(user, "Remove Pass");
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove" }));
  await screen.findByText("“Pass” is removed");
  expect(await db.printer.count()).toBe(0);
});

test("the queue prints a ticket again, and removes one that waits", async () => {
  const address = await addPrinter();
  await placedOrder();
  await db.printer.updateMany({ data: { lookedAt: new Date(0) } });
  const star = new StarPrinter(address.split("/").at(-1) ?? "");
  expect(await star.work()).toBe(true);
  await press(user, "Tickets Pass");
  const queue = within(await screen.findByRole("dialog", { name: "Tickets of “Pass”" }));
  await user.click(await queue.findByRole("button", { name: /^Print again/ }));
  await user.click(await queue.findByRole("button", { name: /^Remove/ }));
  await queue.findByText(/^Removed/);
  expect(await star.work()).toBe(false);
});

test("a ticket that could not be drawn is mentioned with its reason, and removed", async () => {
  await addPrinter();
  await press(user, "Test print Pass");
  await screen.findByText("1 waiting");
  await db.printJob.updateMany({ data: { undrawn: 3, failure: "No font", endedAt: new Date() } });
  await publishOrderChange(db);
  expect(await screen.findByText("1 not printed")).toBeVisible();
  expect(screen.getByText(/^It could not print a ticket, as the server could not draw it/)).toBeVisible();
  await press(user, "Tickets Pass");
  const queue = within(await screen.findByRole("dialog", { name: "Tickets of “Pass”" }));
  expect(await queue.findByText(/^Not printed: No font/)).toBeVisible();
  await user.click(queue.getByRole("button", { name: /^Remove/ }));
  await queue.findByText(/^Removed/);
});

test("tickets as pictures need fonts, which the form names if they are missing", async () => {
  intercept("GET /printers/fonts", () =>
    Response.json({ success: true, with: ["Latin"], without: ["Thai", "Korean"] }),
  );
  await addPrinter();
  await press(user, "Edit Pass");
  const form = within(await screen.findByRole("form", { name: "Edit Pass" }));
  expect(form.queryByText("This server lacks fonts")).toBeNull();
  await user.selectOptions(form.getByLabelText(/^Characters/), "As a picture (any script)");
  expect(await form.findByText(/Thai and Korean until the packages fonts-noto-core/)).toBeVisible();
  await user.click(form.getByRole("button", { name: "Save" }));
  await screen.findByText("“Pass” is saved");
  expect(await stored()).toMatchObject({ codePage: "picture" });
});

test("a printer’s card names the letters that were not printed", async () => {
  await addPrinter();
  await db.printer.updateMany({ data: { missing: "漢字" } });
  await press(user, "Test print Pass");
  expect(await screen.findByText(/^Tickets have \? in place of/)).toHaveTextContent("漢字");
});
