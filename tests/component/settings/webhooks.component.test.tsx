import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { MAX_ENDPOINTS } from "@/lib/webhooks/events";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";
import { toastWith } from "@/tests/support/component/toast";

const { openTab } = setUpPortal();

/** An IP address: looking a name up takes seconds where there is no network. No test delivers to it. */
const url = "https://1.1.1.1/events";

test("an endpoint is added with a secret that is shown once, and tested", async () => {
  const user = await openTab("settings");
  await screen.findByText("Events are sent nowhere yet.");
  await press(user, "Add an endpoint");
  const form = within(await screen.findByRole("form", { name: "Add an endpoint" }));
  await press(user, "Add endpoint", form);
  await form.findByText("Choose at least one event");
  fill(form.getByLabelText("Address"), url);
  await user.click(form.getByLabelText("An order is ready"));
  await press(user, "Add endpoint", form);
  const secret = await screen.findByLabelText<HTMLInputElement>("Signing secret", {}, { timeout: 10_000 });
  expect(secret.value).toMatch(/^whsec_/);
  await press(user, `Send a test ${url}`);
  await press(user, `Deliveries ${url}`);
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/^Waiting/);
});

test("an address in the own network is refused at its field until that is allowed", async () => {
  const user = await openTab("settings");
  await press(user, "Add an endpoint");
  const form = within(await screen.findByRole("form", { name: "Add an endpoint" }));
  const address = form.getByLabelText("Address");
  fill(address, "https://192.168.1.20/events");
  await user.click(form.getByLabelText("An order is ready"));
  await press(user, "Add endpoint", form);
  const reason = "192.168.1.20 may not be reached. If it is in the server’s own network, allow that.";
  await waitFor(() => expect(address).toHaveAccessibleDescription(reason));
  expect(await db.webhookEndpoint.count()).toBe(0);
  await user.click(form.getByLabelText(/^This host may be in the server’s own network/));
  await press(user, "Add endpoint", form);
  await screen.findByLabelText("Signing secret", {}, { timeout: 10_000 });
  expect(await db.webhookEndpoint.findMany()).toMatchObject([{ isPrivateAllowed: true }]);
});

const endpoint = (at: string) => ({ id: at, url: at, events: ["order.ready"] });

test("the form is in place of the buttons, and the focus returns to them", async () => {
  await db.webhookEndpoint.create({ data: endpoint(url), select: { id: true } });
  const user = await openTab("settings");
  await press(user, `Edit ${url}`);
  const form = within(await screen.findByRole("form", { name: `Edit ${url}` }));
  expect(form.getByLabelText("Address")).toHaveFocus();
  expect(screen.queryByRole("button", { name: `Send a test ${url}` })).toBeNull();
  await press(user, "Cancel", form);
  expect(await screen.findByRole("button", { name: `Edit ${url}` })).toHaveFocus();

  await press(user, `Edit ${url}`);
  fill(screen.getByLabelText("Address"), `${url}/new`);
  await press(user, "Save", within(screen.getByRole("form", { name: `Edit ${url}` })));
  const edit = await screen.findByRole("button", { name: `Edit ${url}/new` }, { timeout: 10_000 });
  await waitFor(() => expect(edit).toHaveFocus());
});

test("the secret disappears with its endpoint, and the focus goes to the button that adds one", async () => {
  await db.webhookEndpoint.create({ data: endpoint(url), select: { id: true } });
  const user = await openTab("settings");
  await press(user, `New secret ${url}`);
  await press(user, "Make new secret");
  expect(await screen.findByText("The signing secret", {}, { timeout: 10_000 })).toBeVisible();
  await press(user, `Remove ${url}`);
  await press(user, "Remove", within(await screen.findByRole("alertdialog")));
  await screen.findByText("Events are sent nowhere yet.");
  expect(screen.queryByLabelText("Signing secret")).toBeNull();
  await waitFor(() => expect(screen.getByRole("button", { name: "Add an endpoint" })).toHaveFocus());
});

test("an error disappears with its form", async () => {
  const rows = Array.from({ length: MAX_ENDPOINTS }, (_, index) => endpoint(`${url}/${index}`));
  await db.webhookEndpoint.createMany({ data: rows });
  const user = await openTab("settings");
  const add = () => press(user, "Add an endpoint");
  await add();
  const form = within(await screen.findByRole("form", { name: "Add an endpoint" }));
  fill(form.getByLabelText("Address"), url);
  await user.click(form.getByLabelText("An order is ready"));
  await press(user, "Add endpoint", form);
  await form.findByText(/^There are 20 endpoints/, {}, { timeout: 10_000 });
  await press(user, "Cancel", form);
  await add();
  expect(screen.queryByText(/^There are 20 endpoints/)).toBeNull();
});

test("an event whose delivery failed is sent again by a press", async () => {
  await db.webhookEndpoint.create({ data: endpoint(url), select: { id: true } });
  const sent = { endpointId: url, messageId: "msg_1", type: "order.ready", key: "order.ready:1", about: {} };
  const { id } = await db.webhookDelivery.create({
    data: { ...sent, state: "failed", lastError: "The endpoint answered 500." },
    select: { id: true },
  });
  const user = await openTab("settings");
  await press(user, `Deliveries ${url}`);
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/^Failed · The endpoint answered 500\./);
  await press(user, "Send again order.ready", dialog);
  await toastWith("The event is sent again");
  await dialog.findByText(/^Waiting/);
  const job = await db.job.findFirst({ where: { kind: "send-webhook", key: String(id) } });
  expect(job).toMatchObject({ state: "queued", tries: 0 });
});
