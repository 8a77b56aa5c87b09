import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { PinLogin } from "@/components/accounts/pins/pin-login";
import { pinPeople } from "@/lib/accounts/pins/server";
import { db } from "@/lib/platform/db/client";
import { addedStaff, pairedDevice, pin, tryPin } from "@/tests/support/accounts/pins";
import { siteAddress } from "@/tests/support/accounts/users";
import { callRoute } from "@/tests/support/api/call";
import { intercept } from "@/tests/support/component/api";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, openScreen, press } from "@/tests/support/component/screen";

const { openTab, token } = setUpPortal();

const staffForm = async () => within(await screen.findByRole("form", { name: "Add kitchen staff" }));
const person = (name: string) => within(screen.getByRole("listitem", { name }));

async function addPerson(user: Awaited<ReturnType<typeof openTab>>, name: string, digits: string) {
  const form = await staffForm();
  fill(form.getByLabelText("Name"), name);
  fill(form.getByLabelText("PIN"), digits);
  await press(user, "Add", form);
  return form;
}

test("an owner adds a cook by name and PIN, who is listed without role and link", async () => {
  const cookie = await pairedDevice(token());
  const user = await openTab("users");
  const form = await addPerson(user, "Ada", pin);
  expect(await screen.findByText("Ada is added, and can sign in at paired devices")).toBeVisible();
  await waitFor(() => expect(form.getByLabelText("Name")).toHaveFocus());
  expect(form.getByLabelText("Name")).toHaveValue("");
  expect(person("Ada").getByText("Kitchen PIN")).toBeVisible();
  expect(person("Ada").queryByRole("combobox")).toBeNull();
  expect(person("Ada").queryByRole("button", { name: /link/ })).toBeNull();
  expect(screen.queryByText("No kitchen device is paired yet")).toBeNull();
  const { userId } = await db.kitchenPin.findFirstOrThrow();
  expect((await tryPin(cookie, userId)).status).toBe(200);
});

test("a weak PIN and a taken name are refused at their fields", async () => {
  await addedStaff(token(), "Ada");
  const user = await openTab("users");
  await addPerson(user, "Bo", "123456");
  expect(await screen.findByText("This one is guessed first. Choose another one")).toBeVisible();
  await addPerson(user, "ada", pin);
  expect(await screen.findByText("Already taken: add a letter or a last name")).toBeVisible();
  expect(await db.user.count()).toBe(2);
});

test("without a paired device the card says so, and leads to pairing one", async () => {
  await openTab("users");
  expect(await screen.findByText("No kitchen device is paired yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "Pair a kitchen device" })).toHaveAttribute(
    "href",
    "/admin?tab=settings",
  );
});

test("an owner sets a new PIN, and removes the person", async () => {
  const cookie = await pairedDevice(token());
  const id = await addedStaff(token(), "Ada");
  const user = await openTab("users");
  await press(user, "New PIN", person("Ada"));
  const dialog = within(await screen.findByRole("dialog", { name: "New PIN for Ada" }));
  fill(dialog.getByLabelText("PIN"), "111111");
  await press(user, "Set PIN", dialog);
  expect(await dialog.findByText("This one is guessed first. Choose another one")).toBeVisible();
  fill(dialog.getByLabelText("PIN"), "918273");
  await press(user, "Set PIN", dialog);
  expect(await screen.findByText("The PIN of Ada is set")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect((await tryPin(cookie, id, "918273")).status).toBe(200);
  await press(user, "Remove Ada", person("Ada"));
  await press(user, "Remove", within(await screen.findByRole("alertdialog", { name: "Remove Ada?" })));
  await waitFor(() => expect(screen.queryByRole("listitem", { name: "Ada" })).toBeNull());
  expect(await db.user.count()).toBe(1);
});

test("an invitation is shown as a link to copy and share, and as a QR code", async () => {
  await db.configuration.update({ where: { id: 1 }, data: { siteAddress }, select: { id: true } });
  const shared: unknown[] = [];
  Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
  const user = await openTab("users");
  fill(screen.getByLabelText("Email"), "eve@example.com");
  await press(user, "Invite");
  const link = await screen.findByLabelText("Link");
  expect(screen.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Copy link" })).toBeVisible();
  await press(user, "Share");
  expect(shared).toEqual([
    { title: "Choose a password for eve@example.com", url: (link as HTMLInputElement).value },
  ]);
  Reflect.deleteProperty(navigator, "share");
});

test("a device shows people who were added meanwhile as soon as it is looked at", async () => {
  const cookie = await pairedDevice(token());
  // The paired device's cookie is HttpOnly, so that scripts and jsdom can't set it.
  intercept("GET /auth/pin/people", async () => {
    const { body } = await callRoute("GET /auth/pin/people", { cookie });
    return Response.json(body);
  });
  openScreen(<PinLogin projectName="Corner Bakery" device="Tablet" people={await pinPeople()} />, "/login");
  expect(screen.getByText("Nobody has a PIN yet")).toBeVisible();
  await addedStaff(token(), "Ada");
  await addedStaff(token(), "Bo");
  window.dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await screen.findByRole("button", { name: "Ada" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Bo" })).toBeVisible();
});
