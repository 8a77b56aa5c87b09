import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill } from "@/tests/support/component/screen";
import {
  choosePage,
  descriptionField,
  pageField,
  preview,
  savePageElsewhere,
  titleField,
} from "@/tests/support/component/seo-manager";
import { requiredSeo } from "@/tests/support/seo/seo";

const { openTab, reopenTab, token } = setUpPortal();
let user: UserEvent;

const open = async (address = "/admin/seo") => {
  user = await openTab("seo", address);
  await screen.findByLabelText("Page");
};

const expectAddress = (address: string) =>
  waitFor(() => expect(location.pathname + location.search).toBe(address));

/** Edits a page, and waits until leaving it is guarded. */
async function leaveUnsaved() {
  fill(titleField(), "Not saved");
  await waitFor(() => expect(history.state?.unsavedGuard).toBe(true));
}

/** Answers the question that is asked before unsaved changes are lost. */
async function answer(name: "Stay" | "Discard and leave") {
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveTextContent("Leave without saving?");
  await user.click(within(question).getByRole("button", { name }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}

test("a custom page is added by a name that is normalised during typing", async () => {
  await open();
  await user.click(screen.getByRole("button", { name: "Add Custom Page" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a custom page" }));
  const name = dialog.getByLabelText("Page name");
  await waitFor(() => expect(name).toHaveFocus());
  fill(name, "--");
  await dialog.findByText("Use at least one letter or digit");
  fill(name, "WELCOME");
  await user.click(dialog.getByRole("button", { name: "Add page" }));
  await dialog.findByText("“WELCOME” becomes “welcome”, and there is already a page of that name.");
  fill(name, "Über uns");
  await dialog.findByText("/-ber-uns");
  await user.keyboard("{Enter}");
  await expectAddress("/admin/seo?page=-ber-uns");
  await waitFor(() => expect(screen.getByRole("heading", { name: /^Ber uns/ })).toHaveFocus());
  expect(pageField()).toHaveValue("-ber-uns");
  await screen.findByText(/leads to the landing page until a template brings/);
});

test("configured pages are chips, with noindex marked", async () => {
  await savePageElsewhere(token(), "about");
  await savePageElsewhere(token(), "catering", { robots: "noindex, follow" });
  await open();
  expect(screen.getByRole("list", { name: "2 configured pages" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^catering ?not on your site now ?noindex$/ }));
  await expectAddress("/admin/seo?page=catering");
  await screen.findByRole("form", { name: "SEO settings of catering" });
  expect(titleField()).toHaveValue(requiredSeo.title);
  expect(preview().getByText(/asked not to list it/)).toBeVisible();
  const groups = pageField().querySelectorAll("optgroup");
  expect([...groups].map(({ label }) => label)).toEqual(["Main Pages", "Built-in Screens", "Custom Pages"]);
  history.back();
  await screen.findByText("No page selected");
});

test("choosing another page requires a confirmation before unsaved changes are lost", async () => {
  await open();
  await choosePage(user, "home");
  await leaveUnsaved();
  await user.selectOptions(pageField(), "welcome");
  await answer("Stay");
  expect(titleField()).toHaveValue("Not saved");
  expect(pageField()).toHaveValue("home");

  await user.selectOptions(pageField(), "welcome");
  await answer("Discard and leave");
  await expectAddress("/admin/seo?page=welcome");
  await screen.findByRole("form", { name: "SEO settings of welcome" });
  expect(titleField()).toHaveValue("");
  history.back();
  await expectAddress("/admin/seo?page=home");
  await screen.findByRole("form", { name: "SEO settings of home" });
  expect(titleField()).toHaveValue("");
});

test("so do the browser's Back and leaving the manager", async () => {
  await open();
  await choosePage(user, "home");
  await choosePage(user, "welcome");
  await leaveUnsaved();
  history.back();
  await answer("Stay");
  expect(titleField()).toHaveValue("Not saved");
  await user.click(within(screen.getByRole("navigation")).getByRole("link", { name: "Templates" }));
  await answer("Stay");
  history.back();
  await answer("Discard and leave");
  await expectAddress("/admin/seo?page=home");
});

test("the limit of the title's width is remembered", async () => {
  await open();
  await choosePage(user, "home");
  fill(titleField(), "Corner Bakery: bread");
  await screen.findByText(/^19\d of 580 px wide in Google$/);
  await user.click(screen.getByRole("button", { name: "Change the limit" }));
  fill(await screen.findByLabelText("Limit in pixels"), "100");
  await screen.findByText("Enter a number from 200 to 1200");
  fill(screen.getByLabelText("Limit in pixels"), "620");
  fill(titleField(), "");
  user = await reopenTab("seo");
  await screen.findByText(/of 620 px wide in Google/);
});

test("the portal's tab shows the same, and the palette saves", async () => {
  await open("/admin?tab=seo&page=home");
  await screen.findByRole("form", { name: "SEO settings of home" });
  fill(titleField(), requiredSeo.title);
  fill(descriptionField(), requiredSeo.description);
  await user.keyboard("{Control>}k{/Control}");
  await user.click(await screen.findByRole("option", { name: /^Save SEO settings/ }));
  await screen.findByText("SEO settings saved for home!");
  await expectAddress("/admin?tab=seo&page=home");
});

test("pages that don't exist are not offered, unless they have settings", async () => {
  await savePageElsewhere(token(), "pricing");
  await open();
  const options = [...pageField().querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(options).toEqual([
    "Select a page",
    "Home · /",
    "Welcome · /welcome",
    "Pricing · /pricing · configured · not on your site now",
    "African menu · /order1",
    "Italian menu · /order2",
    "Login · /login",
    "Dashboard · /dashboard",
  ]);
});
