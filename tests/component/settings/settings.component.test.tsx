import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { deviceTimeZone } from "@/lib/platform/time-zone/zones";
import { callRoute } from "@/tests/support/api/call";
import { madeCalls } from "@/tests/support/component/api";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press, saveKeys } from "@/tests/support/component/screen";
import { countDaysIn } from "@/tests/support/setup/instance";

const { openTab, reopenTab, token } = setUpPortal();
let user: UserEvent;

beforeEach(async () => {
  await countDaysIn("Pacific/Kiritimati");
  user = await openTab("settings");
  await screen.findByRole("form", { name: "Settings" });
});

const projectName = () => screen.getByLabelText("Project name");
const address = () => screen.getByLabelText("Site address");
const zone = () => screen.getByLabelText("Time zone");
const saved = async () => (await callRoute("GET /settings", { token: token() })).body.settings;

test("settings are proposed, checked and saved, and saved again only if they changed", async () => {
  expect(zone()).toHaveValue("Pacific/Kiritimati");
  expect(screen.getByRole("button", { name: "Save Settings" })).toBeDisabled();
  await press(user, `Use ${deviceTimeZone()}`);
  await waitFor(() => expect(zone()).toHaveFocus());
  fill(address(), "https://example.com/shop");
  await press(user, "Save Settings");
  await screen.findByText("Enter scheme and host alone, such as https://example.com");
  await waitFor(() => expect(address()).toHaveFocus());
  await press(user, `Use ${location.origin}`);
  fill(projectName(), " Harbour Bakery ");
  await user.keyboard(saveKeys);
  await screen.findByText("Settings saved!");
  user = await reopenTab("settings");
  await waitFor(() => expect(projectName()).toHaveValue("Harbour Bakery"));
  expect(address()).toHaveValue(location.origin);
  expect(zone()).toHaveValue(deviceTimeZone());
  expect(screen.queryByRole("button", { name: /^Use / })).toBeNull();

  await waitFor(() => expect(projectName()).toBeEnabled());
  const before = madeCalls.length;
  await user.keyboard(saveKeys);
  fill(projectName(), "Harbour Bakery and Café");
  await user.keyboard(saveKeys);
  await screen.findByText("Settings saved!");
  expect((await saved()).projectName).toBe("Harbour Bakery and Café");
  const sent = madeCalls.slice(before).filter(({ method, path }) => method !== "GET" && path === "/settings");
  expect(sent).toHaveLength(1);
});

test("typed settings are kept when leaving, and when another user saved", async () => {
  const settings = await saved();
  fill(projectName(), "Mine");
  await screen.findByText("Unsaved changes");
  await user.click(screen.getByRole("link", { name: "Templates" }));
  const question = within(await screen.findByRole("alertdialog"));
  await press(user, "Stay", question);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await callRoute("POST /settings", {
    token: token(),
    body: { ...settings, projectName: "Theirs", timeZone: "Europe/London" },
  });
  await press(user, "Save Settings");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Somebody saved newer settings" }));
  expect(dialog.getAllByRole("listitem")).toHaveLength(2);
  await press(user, "Keep mine", dialog);
  await screen.findByText("Settings saved!");
  expect(zone()).toHaveValue("Europe/London");
  expect(await saved()).toMatchObject({ projectName: "Mine", timeZone: "Europe/London" });
});

test("a clicked button takes the focus, and the code of a device after it", async () => {
  await user.type(projectName(), "!");
  const save = screen.getByRole("button", { name: "Save Settings" });
  await user.pointer({ keys: "[MouseLeft>]", target: save });
  expect(projectName()).toHaveFocus();
  await user.pointer({ keys: "[/MouseLeft]", target: save });
  expect(save).toHaveFocus();
  await screen.findByText("Settings saved!");
  await waitFor(() => expect(screen.getByRole("region", { name: "Save" })).toHaveFocus());

  await user.type(screen.getByLabelText("Name of a new device"), "Kitchen tablet");
  await press(user, "Pair a device");
  const text = await screen.findByText("Pair “Kitchen tablet” within ten minutes");
  const notice = text.closest<HTMLElement>("[tabindex]");
  expect(notice).toHaveFocus();
  // The message of the save has a button of the same name.
  if (notice) await press(user, "Dismiss", within(notice));
  expect(screen.getByLabelText("Name of a new device")).toHaveFocus();
});
