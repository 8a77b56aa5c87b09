import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { callRoute } from "@/tests/support/api/call";
import { section, setUpLandingEditor } from "@/tests/support/component/landing-editor";
import { openLandingPage } from "@/tests/support/component/landing-page";
import { fill } from "@/tests/support/component/screen";

const editor = setUpLandingEditor();

const parts = () =>
  within(screen.getByRole("navigation", { name: "Parts of the page" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
const publish = async () => {
  await editor.press("Publish");
  await screen.findByText("Published. Visitors see it now.");
};
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("sections are moved by their buttons, which keep the focus, and the form follows", async () => {
  const sections = section("Sections");
  await editor.user.click(sections.getByRole("button", { name: "Move features up" }));
  await sections.findByText("Features is now at position 1 of 7.");
  await waitFor(() => expect(sections.getByRole("button", { name: "Move features down" })).toHaveFocus());
  expect(parts().slice(0, 4)).toEqual(["Sections", "Hero", "Features", "Statistics"]);
  await publish();
  const { config } = await editor.saved();
  expect(config.sections?.order?.slice(0, 2)).toEqual(["features", "stats"]);
  await openLandingPage();
  expect(headings().slice(0, 3)).toEqual(["Features", "In numbers", "Pricing"]);
});

test("a section is switched off and keeps its entries, and pricing has one switch in two places", async () => {
  const sections = section("Sections");
  for (const name of ["Show Features", "Show Pricing", "Show Hero"]) {
    await editor.user.click(sections.getByRole("switch", { name }));
  }
  expect(section("Pricing").getByRole("switch", { name: /^Show pricing on the page/ })).not.toBeChecked();
  await publish();
  const { config } = await editor.saved();
  expect(config.sections).toEqual({ shown: { hero: false, features: false } });
  expect([config.pricing.enabled, config.features.length]).toEqual([false, 3]);
  await openLandingPage();
  expect(headings()).toEqual(["In numbers", "Testimonials", "Ready to Get Started?", "Contact"]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Corner Bakery");
  expect(screen.queryByRole("link", { name: "Features" })).toBeNull();
});

test("headings, columns and networks have the owner's words", async () => {
  fill(section("Features").getByLabelText("Heading"), "What we bake");
  const footer = section("Footer");
  fill(footer.getByLabelText("Heading"), "Find us");
  fill(footer.getAllByLabelText("Column title")[0] as HTMLElement, "Goods");
  await editor.press("Add a network", footer);
  const network = within(footer.getByRole("listitem", { name: "Network 1" }));
  fill(network.getByLabelText("Address or name"), "@bakery");
  await editor.user.click(network.getByLabelText("Address or name"));
  await editor.user.tab();
  await network.findByText("Write the network before the name, such as instagram @yourname");
  fill(network.getByLabelText("Address or name"), "instagram @bakery");
  await network.findByText("Instagram");
  await publish();
  expect(network.getByLabelText("Address or name")).toHaveValue("https://www.instagram.com/bakery");

  await openLandingPage();
  expect(screen.getByRole("heading", { name: "What we bake" })).toBeVisible();
  for (const link of screen.getAllByRole("link", { name: "Find us" })) {
    expect(link).toHaveAttribute("href", "#contact");
  }
  expect(screen.getByRole("heading", { name: "Goods" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Instagram" })).toHaveAttribute(
    "href",
    "https://www.instagram.com/bakery",
  );
});

test("a button leads to a restaurant, wherever its page is, or to an address that is typed", async () => {
  const body = { slug: "kitchen", name: "Marta's Kitchen" };
  await callRoute("POST /menus", { token: editor.token(), body });
  const hero = section("Hero");
  const target = hero.getByLabelText<HTMLSelectElement>("Button leads to");
  await editor.user.click(target);
  await hero.findByRole("option", { name: "Marta's Kitchen" });
  await editor.user.selectOptions(target, "Marta's Kitchen");
  await editor.save();
  await screen.findByText(/^Draft saved/);
  expect((await editor.saved()).config.hero.ctaTarget).toMatch(/^restaurant:/);

  await editor.user.selectOptions(target, "A telephone number");
  fill(hero.getByLabelText("Telephone number"), "+1 555 0100");
  expect(hero.getByLabelText("Telephone number")).toHaveValue("+15550100");
  await publish();
  await openLandingPage();
  for (const link of screen.getAllByRole("link", { name: "Order today" })) {
    expect(link).toHaveAttribute("href", "tel:+15550100");
  }
});
