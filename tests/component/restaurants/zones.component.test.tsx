import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { madeCalls } from "@/tests/support/component/api";
import { saveBar, setUpMenuEditor } from "@/tests/support/component/menu-editor";
import { fill } from "@/tests/support/component/screen";

const { user, pressSave } = setUpMenuEditor();

const zones = () => within(screen.getByRole("group", { name: "Delivery zones" }));
const zone = (at: number) => within(zones().getAllByRole("listitem")[at] ?? document.body);
const press = async (name: string) =>
  user().click(await screen.findByRole("switch", { name: new RegExp(`^${name}`) }));

/** Types a text and leaves the field. */
function type(control: HTMLElement, text: string) {
  fill(control, text);
  control.blur();
}

async function addZone(at: number, values: Record<string, string>) {
  await user().click(zones().getByRole("button", { name: "Add a zone" }));
  await waitFor(() => expect(zone(at).getByLabelText("Zone")).toHaveFocus());
  for (const [label, text] of Object.entries(values)) type(zone(at).getByLabelText(label), text);
}

const near = {
  Zone: "Near",
  Postcodes: "10115 10117\n102*",
  Fee: "2.50",
  "Minimum order": "15",
  "Free from": "40",
};
const far = { Zone: "Far", Postcodes: "10*; sw1a  1aa", Fee: "6" };

async function openZones() {
  await user().click(screen.getByRole("button", { name: "Restaurant" }));
  await press("Delivery");
  await screen.findByRole("group", { name: "Delivery zones" });
}

test("zones are added, described, tried and saved", async () => {
  await openZones();
  expect(zones().getByText(/^You deliver everywhere/)).toBeVisible();
  await press("Ask for what the order needs");
  await addZone(0, near);
  expect(screen.getByRole("switch", { name: /^Ask for what the order needs/ })).toBeChecked();
  expect(zone(0).getByLabelText("Postcodes")).toHaveValue("10115, 10117, 102*");
  expect(zone(0).getByText(/^10115, 10117 and all postcodes that begin with 102/)).toHaveTextContent(
    "10115, 10117 and all postcodes that begin with 102: $2.50, from $15.00, free from $40.00",
  );
  await addZone(1, far);
  expect(await zones().findByText("10115 is in Near and Far.")).toBeVisible();

  const tried = (postcode: string) => {
    fill(zones().getByLabelText("Try a postcode"), postcode);
    return zones().getAllByRole("status").at(-1);
  };
  expect(tried("102 43")).toHaveTextContent(
    "Guests get the cheapest one whose minimum order they reach:Near: $2.50, from $15.00, free from $40.00Far: $6.00",
  );
  expect(tried("SW1A1AA")).toHaveTextContent(/^Far: \$6\.00$/);
  expect(tried("99999")).toHaveTextContent("Outside every zone: guests can’t order a delivery there.");

  await user().click(zone(1).getByRole("button", { name: "Move Far up" }));
  await pressSave();
  await saveBar().findByText(/^Draft saved/);
  const { body } = madeCalls.findLast(({ method }) => method === "PUT") ?? {};
  expect(body).toMatchObject({
    restaurant: {
      asksContact: true,
      zones: [
        { label: "Far", postcodes: ["10*", "SW1A 1AA"], fee: 600, minimum: 0, freeFrom: null },
        { label: "Near", postcodes: ["10115", "10117", "102*"], fee: 250, minimum: 1500, freeFrom: 4000 },
      ],
    },
  });
});

test("wrong values are named at their fields, and a removed zone leaves none behind", async () => {
  await openZones();
  await addZone(0, { Postcodes: "10115, 10115-10119, *", Fee: "two" });
  await pressSave();
  expect(await zone(0).findByText("Name is required")).toBeVisible();
  expect(zone(0).getByText(/^“10115-10119” is no postcode/)).toBeVisible();
  expect(zone(0).getByText(/^Must be an amount/)).toBeVisible();
  await user().click(zone(0).getByRole("button", { name: "Remove zone 1" }));
  await waitFor(() => expect(zones().queryByRole("listitem")).toBeNull());
  expect(zones().getByRole("button", { name: "Add a zone" })).toHaveFocus();
});

test("a field of a new zone is wrong once it was left, the others when the zone is saved", async () => {
  await openZones();
  await addZone(0, {});
  await user().tab();
  expect(await zone(0).findByText("Name is required")).toBeVisible();
  expect(zone(0).getByLabelText("Postcodes")).toBeValid();
  await pressSave();
  expect(await zone(0).findByText("Postcodes or a distance are needed")).toBeVisible();
});

test("zones need the guest’s address", async () => {
  await openZones();
  await addZone(0, near);
  await press("Ask for what the order needs");
  expect(await screen.findByText("Delivery zones need the guest’s address")).toBeVisible();
  await user().click(zone(0).getByRole("button", { name: "Remove Near" }));
  await waitFor(() => expect(screen.queryByText("Delivery zones need the guest’s address")).toBeNull());
});

test("a zone by distance needs the place of the restaurant", async () => {
  await openZones();
  await addZone(0, { Zone: "Around", "Or within": "2,5 km", Fee: "2" });
  expect(zone(0).getByText(/^up to 2.5 km from the restaurant/)).toBeVisible();
  await pressSave();
  expect(await zones().findByText("A zone by distance needs the restaurant’s place")).toBeVisible();
  type(zones().getByLabelText("Place of the restaurant"), "Main Street");
  expect(await zones().findByText("A place is two numbers such as 52.52, 13.405")).toBeVisible();
  type(zones().getByLabelText("Place of the restaurant"), "52.5200, 13.4050");
  await waitFor(() => expect(zones().getByLabelText("Place of the restaurant")).toBeValid());
  await pressSave();
  await saveBar().findByText(/^Draft saved/);
  const { body } = madeCalls.findLast(({ method }) => method === "PUT") ?? {};
  expect(body).toMatchObject({
    restaurant: {
      deliveryPoint: { latitude: 52.52, longitude: 13.405 },
      zones: [{ postcodes: [], radiusKm: 2.5 }],
    },
  });
});

test("a distance settles the error of missing postcodes", async () => {
  await openZones();
  await addZone(0, { Zone: "Near" });
  const message = "Postcodes or a distance are needed";
  await pressSave();
  await waitFor(() =>
    expect(zone(0).getByLabelText("Postcodes")).toHaveAccessibleDescription(new RegExp(message)),
  );
  type(zone(0).getByLabelText("Or within"), "4");
  await waitFor(() =>
    expect(zone(0).getByLabelText("Postcodes")).not.toHaveAccessibleDescription(new RegExp(message)),
  );
});
