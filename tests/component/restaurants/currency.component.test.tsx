import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { cell, lookAgain, setUpMenuEditor } from "@/tests/support/component/menu-editor";

const { user, type, pressButton, savedMenu, saveMenu } = setUpMenuEditor();

/** Changes the currency as another user would, and loads it. */
async function changeCurrency(currency: string, price: string) {
  const { content } = await savedMenu();
  await saveMenu({ ...content, restaurant: { ...content.restaurant, currency } });
  lookAgain();
  await waitFor(() => expect(cell("leek", "price")).toHaveTextContent(price));
}

test("prices are shown, typed and changed in the menu's currency, also after that changed", async () => {
  expect(cell("leek", "price")).toHaveTextContent("$6.50");
  await changeCurrency("EUR", "€6.50");
  await type("leek", "price", "$7");
  expect(screen.getByRole("alert")).toHaveTextContent("This menu’s prices are in euros");
  await user().keyboard("{Escape}");
  await type("leek", "price", "7,25 €");
  expect(cell("leek", "price")).toHaveTextContent("€7.25");

  await pressButton("Change prices…");
  const prices = within(await screen.findByRole("dialog", { name: "Change prices" }));
  await user().click(prices.getByRole("button", { name: "Amount" }));
  await user().type(prices.getByLabelText("By how many euros"), "0,50");
  await prices.findByRole("row", { name: "Leek soup €7.25 €7.75" });
});

test("prices of a currency without decimals have none", async () => {
  await changeCurrency("JPY", "¥650");
  await type("leek", "price", "12.5");
  expect(screen.getByRole("alert")).toHaveTextContent("“12.5” is not a price such as 1250");
  await user().keyboard("{Escape}");
  await type("leek", "price", "1,200");
  expect(cell("leek", "price")).toHaveTextContent("¥1,200");
});
