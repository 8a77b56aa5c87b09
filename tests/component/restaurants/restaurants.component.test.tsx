import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { callRoute } from "@/tests/support/api/call";
import { findCell } from "@/tests/support/component/menu-editor";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill } from "@/tests/support/component/screen";

const { openTab, token } = setUpPortal();

const dialogNamed = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** Chooses a CSV file of dishes. */
function chooseTable(field: HTMLElement, ...rows: string[]) {
  const file = new File([["name,price,category", ...rows].join("\n")], "menu.csv", { type: "text/csv" });
  fireEvent.change(field, { target: { files: [file] } });
}

const expectPrice = (dish: string, price: string) =>
  waitFor(() => expect(findCell(dish, "price")).toHaveTextContent(price));

test("a restaurant is added, imported from a file, repriced, and deleted", async () => {
  const user = await openTab("menus");
  await user.click(await screen.findByRole("button", { name: "Add a restaurant" }));
  const adding = await dialogNamed("Add a restaurant");
  await user.type(adding.getByLabelText("Name"), "Café Größe");
  expect(adding.getByLabelText("Web address")).toHaveValue("cafe-grosse");
  fill(adding.getByLabelText("Web address"), "order");
  await user.click(adding.getByRole("button", { name: "Add restaurant" }));
  await waitFor(() =>
    expect(adding.getByLabelText("Web address")).toHaveAccessibleDescription(/belongs to the product/),
  );
  fill(adding.getByLabelText("Web address"), "cafe");
  await user.click(adding.getByRole("button", { name: "Add restaurant" }));
  const opened = await screen.findByRole("heading", { name: /^Café Größe/ });
  await waitFor(() => expect(opened).toHaveFocus());

  await user.click(await screen.findByRole("button", { name: "More: import, export" }));
  await user.click(await screen.findByRole("menuitem", { name: /Import/ }));
  const importing = await dialogNamed("Import a file");
  chooseTable(importing.getByLabelText(/CSV file/), "Espresso,2.20,Coffee", "Cake,much,Sweets");
  expect(await importing.findByText(/1 dish would be refused/)).toBeVisible();
  expect(importing.getByText(/Is not a price such as 12.50/)).toBeVisible();
  await user.click(importing.getByRole("button", { name: "Choose another file" }));
  chooseTable(await importing.findByLabelText(/CSV file/), "Espresso,2.20,Coffee", "Cake,4.10,Sweets");
  expect(await importing.findByText(/Coffee, Sweets/)).toBeVisible();
  await user.click(importing.getByRole("button", { name: "Import 2 dishes into the menu" }));
  await expectPrice("espresso", "$2.20");

  await user.click(screen.getByRole("button", { name: "Change prices…" }));
  const prices = await dialogNamed("Change prices");
  const percent = prices.getByLabelText("By how many percent");
  fill(percent, "501");
  await waitFor(() => expect(percent).toHaveAccessibleDescription(/At most 500 %/));
  fill(percent, "10");
  await user.selectOptions(prices.getByLabelText("Round each price"), "So that it ends in .99");
  await prices.findByRole("row", { name: "Espresso $2.20 $1.99" });
  expect(prices.getByRole("row", { name: "Cake $4.10 $4.99" })).toBeVisible();
  await user.click(prices.getByRole("button", { name: "Change 2 prices" }));
  await expectPrice("espresso", "$1.99");

  expect(screen.getByText("Save the draft to keep them.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() => expect(screen.queryByText("Save the draft to keep them.")).toBeNull());
  await screen.findByText("Draft saved. Guests see it once it is published.");
  const id = new URLSearchParams(location.search).get("restaurant") ?? "";
  const { menu } = (await callRoute("GET /menus/{id}", { token: token(), params: { id } })).body;
  expect(menu.content.dishes).toMatchObject([{ priceCents: 199 }, { name: "Cake", priceCents: 499 }]);
  await user.click(screen.getByRole("button", { name: "All restaurants" }));
  const heading = await screen.findByRole("heading", { name: "Café Größe", level: 3 });
  await waitFor(() => expect(heading.closest("li")).toHaveTextContent("A draft waits to be published"));
  expect(heading.closest("li")).toHaveTextContent("Closed");
  await user.click(screen.getByRole("button", { name: "Café Größe" }));
  await screen.findByRole("button", { name: "Save draft" });
  await user.click(screen.getByRole("button", { name: "All restaurants" }));
  await user.click(screen.getByRole("button", { name: "Delete Café Größe" }));
  const asking = await screen.findByRole("alertdialog");
  expect(asking).toHaveTextContent("Orders that were placed stay.");
  await user.click(within(asking).getByRole("button", { name: "Delete restaurant" }));
  await waitFor(() => expect(heading).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("heading", { name: "Restaurants" })).toHaveFocus());
});

test("a file does not overwrite changes that another user saved meanwhile", async () => {
  const { body } = await callRoute("POST /menus", { token: token(), body: { name: "Kiosk" } });
  const params = { id: body.restaurant.id };
  const savedMenu = async () => (await callRoute("GET /menus/{id}", { token: token(), params })).body.menu;
  const user = await openTab("menus", `/admin/menus?restaurant=${params.id}`);
  await user.click(await screen.findByRole("button", { name: "More: import, export" }));
  await user.click(await screen.findByRole("menuitem", { name: /Import/ }));
  await callRoute("PUT /menus/{id}", {
    token: token(),
    params,
    body: { ...(await savedMenu()).content, categories: [{ id: "ice", label: "Ice" }] },
  });
  chooseTable(await screen.findByLabelText(/CSV file/), "Espresso,2.20,Coffee");
  await user.click(await screen.findByRole("button", { name: "Import 1 dish into the menu" }));
  await expectPrice("espresso", "$2.20");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Somebody saved a newer version" });
  await user.click(within(dialog).getByRole("button", { name: "Keep mine" }));
  await screen.findByText("Draft saved. Guests see it once it is published.");
  expect((await savedMenu()).content.categories.map(({ label }) => label)).toEqual(["Coffee", "Ice"]);
});
