import { beforeEach, expect, test } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { intercept, madeCalls, refusal } from "@/tests/support/component/api";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill } from "@/tests/support/component/screen";
import {
  choosePage,
  descriptionField,
  pageField,
  preview,
  saveButton,
  savePage,
  startPage,
  titleField,
} from "@/tests/support/component/seo-manager";
import { requiredSeo } from "@/tests/support/seo/seo";

const { openTab, reopenTab } = setUpPortal();
let user: UserEvent;

beforeEach(async () => {
  user = await openTab("seo", "/admin/seo");
});

const saveByKey = () => user.keyboard("{Control>}s{/Control}");
const isSave = ({ method, path }: { method: string; path: string }) =>
  method === "POST" && path.startsWith("/seo/settings/");

test("a page is configured, previewed, saved, reopened and deleted", async () => {
  await user.click(await screen.findByRole("button", { name: "Configure Home Page" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: /^Home/ })).toHaveFocus());
  expect(location.pathname + location.search).toBe("/admin/seo?page=home");
  fill(titleField(), requiredSeo.title);
  fill(descriptionField(), requiredSeo.description);
  await preview().findByText(new RegExp(requiredSeo.title));
  await screen.findByText("38/60");

  expect(screen.getByLabelText("Keywords")).not.toBeVisible();
  await user.click(screen.getByText("Keywords and address in search results"));
  expect(screen.getByLabelText("Keywords")).toBeVisible();
  fill(screen.getByLabelText("Keywords"), "bread, rolls , bread");
  fill(screen.getByLabelText("OG title"), "Bread, the slow way");
  await user.selectOptions(screen.getByLabelText("OG type"), "article");
  await user.selectOptions(screen.getByLabelText("Card type"), "summary");
  fill(screen.getByLabelText("Site account"), "bakery");
  await user.click(preview().getByRole("button", { name: "Facebook" }));
  await preview().findByText("Bread, the slow way");
  await user.click(preview().getByRole("button", { name: "X" }));
  fill(screen.getByLabelText("Twitter title"), "Fresh bread");
  await preview().findByText("Fresh bread");

  await savePage(user, "home");
  expect(screen.getByLabelText("Keywords")).toHaveValue("bread, rolls");
  expect(screen.getByLabelText("Site account")).toHaveValue("@bakery");
  await screen.findByText("All changes saved");
  await saveByKey();
  user = await reopenTab("seo");
  await waitFor(() => expect(titleField()).toHaveValue(requiredSeo.title));
  expect(screen.getByLabelText("OG title")).toHaveValue("Bread, the slow way");
  for (const set of ["Keywords", "OG title", "Card type"]) expect(screen.getByLabelText(set)).toBeVisible();
  for (const unset of ["Robots", "Language"]) expect(screen.getByLabelText(unset)).not.toBeVisible();
  expect(screen.getByLabelText("OG type")).toHaveValue("article");
  expect(screen.getByLabelText("Card type")).toHaveValue("summary");
  expect(pageField()).toHaveValue("home");
  expect(madeCalls.filter(isSave)).toHaveLength(1);

  await user.click(screen.getByRole("button", { name: "Delete Configuration" }));
  const question = screen.getByRole("alertdialog", { name: "Delete SEO configuration for home?" });
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await screen.findByText("Configuration deleted for home");
  await waitFor(() => expect(titleField()).toHaveValue(""));
  await waitFor(() => expect(screen.getByRole("heading", { name: /^Home/ })).toHaveFocus());
  expect(screen.queryByRole("button", { name: "Delete Configuration" })).toBeNull();
  expect(screen.queryByRole("button", { name: "home" })).toBeNull();
});

test("resetting requires a confirmation, and restores the defaults", async () => {
  cleanup();
  user = await openTab("seo", "/admin/seo?page=about");
  await screen.findByRole("form", { name: "SEO settings of about" });
  await screen.findByText("/about leads to the landing page until a template brings about.html.");
  fill(titleField(), "About us");
  await user.selectOptions(screen.getByLabelText("Robots"), "noindex, nofollow");
  await user.click(screen.getByRole("button", { name: "Reset" }));
  const name = "Are you sure you want to reset all SEO settings for this page?";
  const question = () => within(screen.getByRole("alertdialog", { name }));
  await user.click(question().getByRole("button", { name: "Cancel" }));
  expect(titleField()).toHaveValue("About us");
  await user.click(screen.getByRole("button", { name: "Reset" }));
  await user.click(question().getByRole("button", { name: "Reset" }));
  await screen.findByText("SEO settings reset");
  await waitFor(() => expect(titleField()).toHaveValue(""));
  expect(screen.getByLabelText("Robots")).toHaveValue("index, follow");
});

test("a text too long or missing is reported at its field, which gets the focus", async () => {
  await choosePage(user, "welcome");
  await user.click(saveButton());
  await screen.findByText("Title is required");
  await screen.findByText("Description is required");
  await waitFor(() => expect(titleField()).toHaveFocus());
  fill(titleField(), "x".repeat(61));
  await screen.findByText("61/60");
  fill(descriptionField(), "x".repeat(161));
  await screen.findByText("161/160");
  await saveByKey();
  await waitFor(() => expect(titleField()).toHaveFocus());
  await screen.findByRole("button", { name: "2 fields need attention" });
  fill(titleField(), "x");
  fill(descriptionField(), "x");
  await saveByKey();
  await screen.findByText("SEO settings saved for welcome!");
});

test("errors of the server go to their fields, and failures show their reason", async () => {
  await startPage(user, "home");
  const answers = [
    refusal(422, { error: "x", fields: { "twitter.site": "Too bold" } }),
    refusal(429, { error: "Too many tries. Wait a minute." }),
  ];
  intercept("POST /seo/settings/{page}", () => answers.shift());
  await user.click(saveButton());
  await screen.findByText("Failed to save SEO settings");
  await screen.findByText("Too bold");
  expect(screen.getByLabelText("Site account")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Site account")).toHaveFocus());

  await saveByKey();
  await screen.findByText("Too many tries. Wait a minute. Your edits are still here.");
  expect(titleField()).toHaveValue(requiredSeo.title);
});

test("a fold with an error that was closed again opens to show it", async () => {
  await startPage(user, "home");
  const language = screen.getByLabelText("Language");
  fill(language, "no language");
  await user.click(saveButton());
  await waitFor(() => expect(language).toHaveFocus());
  expect(language).toBeVisible();
  await user.click(within(screen.getByRole("main")).getByText("Advanced"));
  expect(language).not.toBeVisible();
  await user.click(screen.getByRole("button", { name: "1 field needs attention" }));
  expect(language).toBeVisible();
  await waitFor(() => expect(language).toHaveFocus());
});

test("a page whose settings can't be loaded has the defaults, with a notice", async () => {
  const restore = intercept("GET /config", () => refusal(429));
  await user.selectOptions(await screen.findByLabelText("Page"), "welcome");
  await screen.findByText("The settings of this page could not be loaded.");
  expect(await screen.findByLabelText("Robots")).toHaveValue("index, follow");
  restore();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() =>
    expect(screen.queryByText("The settings of this page could not be loaded.")).toBeNull(),
  );
  await waitFor(() => expect(titleField()).toBeVisible());
});
