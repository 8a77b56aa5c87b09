import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { madeCalls } from "@/tests/support/component/api";
import { figure, setUpDashboard, statCard } from "@/tests/support/component/dashboard";
import { press } from "@/tests/support/component/screen";

const { openTab } = setUpDashboard();

test("an empty instance explains where its figures will come from", async () => {
  await openTab("dashboard");
  expect(statCard("Orders today")).toHaveTextContent("$0.00, 0 yesterday");
  expect(figure("Orders by day")).toHaveTextContent("The first order will show here.");
  expect(figure("Visits by page")).toHaveTextContent("The first visit will show here.");
  expect(screen.getByText(/Nothing has happened yet/)).toBeVisible();
  expect(statCard("Automations run")).toHaveTextContent("Sample");
  const actions = within(
    screen.getByRole("heading", { name: "Quick actions" }).closest("section") as HTMLElement,
  );
  expect(actions.getByRole("link", { name: /^View the site/ })).toHaveAttribute("target", "_blank");
});

test("the marketplace is searched and filtered, and its address keeps the query", async () => {
  const user = await openTab("marketplace");
  const main = within(screen.getByRole("main"));
  const search = main.getByRole("searchbox", { name: "Search the marketplace" });
  const category = main.getByRole("combobox", { name: "Category" });
  const found = main.getByRole("status");
  const apps = () => main.queryAllByRole("article");
  const address = () => location.pathname + location.search;
  expect(
    within(category)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["All Categories", "Finance", "Productivity", "Customer Service", "Analytics"]);
  expect(found).toHaveTextContent(/^16 apps$/);
  expect(apps()).toHaveLength(16);

  await waitFor(() => expect(madeCalls.map(({ status }) => status)).toEqual([200, 200]));
  await user.type(search, "pay");
  await waitFor(() => expect(found).toHaveTextContent(/^1 of 16 apps$/));
  expect(apps().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Payroll Pro")]);
  await waitFor(() => expect(address()).toBe("/dashboard?tab=marketplace&q=pay"));
  await user.selectOptions(category, "Customer Service");
  expect(await screen.findByText("Nothing in Customer Service matches “pay”.")).toBeVisible();
  await waitFor(() => expect(address()).toBe("/dashboard?tab=marketplace&q=pay&category=Customer+Service"));
  expect(found).toHaveTextContent(/^0 of 16 apps$/);
  expect(madeCalls).toHaveLength(2);

  await press(user, "Clear search and category");
  await waitFor(() => expect(apps()).toHaveLength(16));
  expect(search).toHaveFocus();
  await waitFor(() => expect(address()).toBe("/dashboard?tab=marketplace"));
  await user.selectOptions(category, "Analytics");
  await waitFor(() => expect(apps()).toHaveLength(4));
});

test("sample data is marked, and its buttons explain that they have no effect", async () => {
  const notice = () => screen.getByRole("complementary", { name: "Sample data" });
  const article = (name: string) => within(screen.getByRole("article", { name }));
  const explanations = () =>
    screen
      .queryAllByRole("status")
      .map(({ textContent }) => textContent)
      .filter((text) => text.includes("Not part of the demo"));
  const expectExplanation = (text: string) =>
    waitFor(() => expect(explanations()).toEqual([expect.stringContaining(text)]));

  const user = await openTab("plugins");
  expect(notice()).toBeVisible();
  const plugin = article("Invoice Builder");
  expect(plugin.getByText("Active")).toBeVisible();
  expect(plugin.getByText("12,480")).toBeVisible();
  await press(user, "Deactivate", plugin);
  await expectExplanation("Invoice Builder is sample data: its status is only shown.");
  expect(plugin.getByText("Active")).toBeVisible();

  await openTab("portals");
  expect(notice()).toBeVisible();
  screen.getByRole("button", { name: "Create New Portal" }).focus();
  await user.keyboard("{Enter}");
  await expectExplanation("a new one would lead nowhere");
  const portal = article("Customer Portal");
  expect(portal.getByText("1,248 users")).toBeVisible();
  await press(user, "Manage", portal);
  await expectExplanation("it has no settings");

  await openTab("marketplace");
  expect(notice()).toBeVisible();
  const apps = within(screen.getByRole("region", { name: "Apps" }));
  await user.click(
    within(apps.getAllByRole("article")[0] as HTMLElement).getByRole("button", { name: "Install" }),
  );
  await expectExplanation("there is nothing to install");
  const downloads = within(figure("Downloads by category"));
  expect(downloads.getByText("Sample")).toBeVisible();
  await user.click(downloads.getByText("Show figures"));
  expect(downloads.getByRole("row", { name: "Finance 53,165" })).toBeVisible();
});
