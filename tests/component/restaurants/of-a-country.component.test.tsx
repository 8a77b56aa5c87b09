import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { emptyProfile } from "@/lib/business-profile/schema";
import { callRoute } from "@/tests/support/api/call";
import { saveBar, setUpMenuEditor } from "@/tests/support/component/menu-editor";
import { fill, press as pressButton } from "@/tests/support/component/screen";

const { user, token, reload, pressSave, savedMenu } = setUpMenuEditor();

const group = (name: string) => within(screen.getByRole("region", { name }));
const press = (name: string) => pressButton(user(), name);

/** Opens the menu of a business in a country. */
async function openIn(country: string, language: string) {
  const place = { label: "", street: "Hauptstr. 1", postalCode: "", locality: "", region: "", mapUrl: "" };
  const body = { ...emptyProfile, languages: [language], places: [{ ...place, country }] };
  await callRoute("PUT /business-profile", { token: token(), body });
  await reload();
  await screen.findAllByText("Leek soup");
}

async function openTaxes() {
  await press("Restaurant");
  await screen.findByRole("heading", { name: "Currency and tax" });
  return group("Currency and tax");
}

test("the usual rates of the country are taken over by one press, also for the fees", async () => {
  await openIn("DE", "de");
  const tax = await openTaxes();
  expect(tax.getByText(/^Usual for restaurants in Germany: Speisen 7%, Getränke 19%/)).toBeVisible();
  await user().click(tax.getByRole("button", { name: "Use these rates" }));
  expect(tax.queryByText(/every rate is 0 %/)).toBeNull();
  await waitFor(() => expect(tax.getByLabelText("Rate for everything else")).toHaveFocus());
  const fees = group("How guests get their order");
  expect(fees.queryByLabelText("Tax of the pickup fee")).toBeNull();
  fill(fees.getByLabelText("Pickup fee"), "0.50");
  expect(await fees.findByLabelText("Tax of the pickup fee")).toHaveDisplayValue("Speisen");
  await pressSave();
  await saveBar().findByText(/^Draft saved/);
  const { restaurant } = (await savedMenu()).content;
  expect(restaurant).toMatchObject({
    pricesIncludeTax: true,
    taxClasses: [
      { id: "standard", label: "Speisen", pickup: 700, delivery: 700, table: 700, categories: [] },
      { label: "Getränke", pickup: 1900, delivery: 1900, table: 1900 },
    ],
    deliveryTaxClass: "standard",
    pickupTaxClass: "standard",
    tableTaxClass: "standard",
  });
});

test("where the rates depend on the place none are proposed, and a business without tax says so", async () => {
  await openIn("US", "en");
  const tax = await openTaxes();
  expect(tax.getByText(/every rate is 0 %/)).toBeVisible();
  expect(tax.queryByRole("button", { name: "Use these rates" })).toBeNull();
  await user().click(tax.getByRole("button", { name: "I charge no tax" }));
  expect(tax.queryByText(/every rate is 0 %/)).toBeNull();
  expect(tax.getByLabelText("Rate for everything else")).toHaveValue("No tax");
});

test("new options begin in the language of the site", async () => {
  await openIn("DE", "de");
  await press("Options");
  await press("Sizes");
  await screen.findByRole("region", { name: "Größe" });
  await press("To leave out");
  await screen.findByRole("region", { name: "Ohne" });
  await user().click(group("Größe").getByLabelText("All of Soups"));
  await user().type(group("Ohne").getByLabelText("Name of the option"), "Zwiebeln");
  await pressSave();
  await saveBar().findByText(/^Draft saved/);
  expect((await savedMenu()).content.optionGroups).toMatchObject([
    { name: "Größe", options: [{ name: "Klein" }, { name: "Groß" }] },
    { name: "Ohne", options: [{ name: "Zwiebeln" }] },
  ]);
});
