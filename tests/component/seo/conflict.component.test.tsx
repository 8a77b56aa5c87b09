import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { callRoute } from "@/tests/support/api/call";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press as pressButton } from "@/tests/support/component/screen";
import { choosePage, saveButton, savePageElsewhere, titleField } from "@/tests/support/component/seo-manager";

const { openTab, reopenTab, token } = setUpPortal();
let user: UserEvent;

const press = (name: string) => pressButton(user, name);
const newerVersion = () => screen.findByRole("alertdialog", { name: "Somebody saved a newer version" });
const noDialog = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
const showsTitle = (title: string) => waitFor(() => expect(titleField()).toHaveValue(title));

beforeEach(async () => {
  await savePageElsewhere(token(), "about", { author: "Ada" });
  user = await openTab("seo", "/admin/seo");
  await choosePage(user, "about");
});

describe("saving", () => {
  beforeEach(async () => {
    fill(titleField(), "Mine");
    await savePageElsewhere(token(), "about", { title: "Theirs", author: "Grace" });
    await user.click(saveButton());
    await newerVersion();
  });

  test("another user's save is shown, and mine is merged into it", async () => {
    const dialog = within(screen.getByRole("alertdialog"));
    expect(dialog.getAllByRole("listitem")).toHaveLength(2);
    expect(dialog.getByText("Changed by both")).toBeVisible();
    expect(dialog.getByText("Grace")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Keep mine" }));
    await screen.findByText("SEO settings saved for about!");
    user = await reopenTab("seo");
    await screen.findByRole("form", { name: "SEO settings of about" });
    expect(titleField()).toHaveValue("Mine");
    expect(screen.getByLabelText("Author")).toHaveValue("Grace");
  });

  test("their version is taken, or the decision postponed", async () => {
    await press("Decide later");
    await noDialog();
    expect(titleField()).toHaveValue("Mine");
    await user.click(saveButton());
    await newerVersion();
    await press("Take theirs");
    await showsTitle("Theirs");
    await screen.findByText("All changes saved");
  });

  test("settings that another user deleted can be saved again", async () => {
    await press("Decide later");
    await callRoute("DELETE /config/{page}", { token: token(), params: { page: "about" } });
    await user.click(saveButton());
    await screen.findByRole("alertdialog", { name: "Somebody deleted these settings" });
    await press("Keep mine");
    await screen.findByText("SEO settings saved for about!");
    user = await reopenTab("seo");
    await screen.findByRole("form", { name: "SEO settings of about" });
    expect(titleField()).toHaveValue("Mine");
  });
});

describe("deleting", () => {
  async function remove() {
    await press("Delete Configuration");
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  }

  test("a version saved meanwhile is shown instead of deleted", async () => {
    await savePageElsewhere(token(), "about", { title: "Theirs" });
    await remove();
    const failure = (await screen.findByText("Failed to delete configuration")).closest("[role=alert]");
    expect(failure).toHaveTextContent(
      "Somebody else saved this page in the meantime. Their version is shown now.",
    );
    await showsTitle("Theirs");
    await screen.findByText("All changes saved");

    await remove();
    await screen.findByText("Configuration deleted for about");
    await showsTitle("");
  });

  test("with unsaved edits a conflict lets the user choose which changes to keep", async () => {
    fill(titleField(), "Mine");
    await savePageElsewhere(token(), "about", { title: "Theirs" });
    await remove();
    await newerVersion();
    await press("Decide later");
    await noDialog();
    expect(titleField()).toHaveValue("Mine");
    expect(saveButton()).toBeEnabled();

    await remove();
    await newerVersion();
    await press("Take theirs");
    await showsTitle("Theirs");
  });
});
