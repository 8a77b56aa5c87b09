import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { currentDatabase } from "@/lib/platform/db/current";
import { callRoute } from "@/tests/support/api/call";
import { madeCalls } from "@/tests/support/component/api";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press as pressButton } from "@/tests/support/component/screen";
import { runStatement } from "@/tests/support/database/database";
import { smallSite, zipFile } from "@/tests/support/templates/site-zip";
import { uploadSite } from "@/tests/support/templates/templates";

const { openTab, reopenTab, token } = setUpPortal();
let user: UserEvent;

const card = (name: string) => within(screen.getByRole("article", { name }));
const press = (name: string, place?: Pick<typeof screen, "getByRole">) => pressButton(user, name, place);
const onSite = () => screen.getByRole("region", { name: "On your site now" });

/** Uploads small sites by these headings and opens their list. */
async function openWith(...names: string[]) {
  const uploaded = [];
  for (const name of names) uploaded.push(await uploadSite(token(), smallSite(name), name));
  user = await openTab("templates", "/admin/templates");
  for (const name of names) await screen.findByRole("article", { name });
  return uploaded;
}

test("a template is renamed by the keyboard alone, and Escape keeps the old name", async () => {
  await openWith("Spring");
  card("Spring")
    .getByRole("button", { name: /Details/ })
    .focus();
  await user.keyboard("{Enter}");
  const sheet = within(await screen.findByRole("dialog", { name: "Spring" }));
  await sheet.findByRole("heading", { name: "Report" });
  sheet.getByRole("button", { name: "Rename" }).focus();
  await user.keyboard("{Enter}");
  const field = () => sheet.getByLabelText("Template name");
  await waitFor(() => expect(field()).toHaveFocus());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(sheet.queryByLabelText("Template name")).toBeNull());
  expect(sheet.getByRole("button", { name: "Rename" })).toHaveFocus();

  await user.keyboard("{Enter}");
  await waitFor(() => expect(field()).toHaveFocus());
  fill(field(), "   ");
  await user.keyboard("{Enter}");
  await sheet.findByText("Template name is required");
  fill(field(), "Summer");
  await user.keyboard("{Enter}");
  const renamed = within(await screen.findByRole("dialog", { name: "Summer" }));
  await waitFor(() => expect(renamed.getByRole("button", { name: "Rename" })).toHaveFocus());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(card("Summer").getByRole("button", { name: /Details/ })).toHaveFocus());
});

test("only one template is active, and it can't be activated again or deleted", async () => {
  await openWith("One", "Two");
  expect(onSite()).toHaveTextContent("The built-in page");
  for (const [chosen, other] of [
    ["One", "Two"],
    ["Two", "One"],
  ] as const) {
    await press("Activate", card(chosen));
    await card(chosen).findByText("Active");
    expect(onSite()).toHaveTextContent(chosen);
    await waitFor(() => expect(card(chosen).getByRole("heading")).toHaveFocus());
    for (const name of ["Activate", "Delete"]) {
      const button = card(chosen).getByRole("button", { name });
      expect(button).toBeDisabled();
      expect(button).toHaveAccessibleDescription(/Visitors see this template/);
      expect(card(other).getByRole("button", { name })).toBeEnabled();
    }
    expect(card(other).queryByText("Active")).toBeNull();
  }
  user = await reopenTab("templates");
  await screen.findByRole("article", { name: "Two" });
  expect(card("Two").getByText("Active")).toBeVisible();
});

test("a template is deleted after a confirmation", async () => {
  await openWith("Old");
  const deleteButton = () => card("Old").getByRole("button", { name: "Delete" });
  deleteButton().focus();
  await user.keyboard("{Enter}");
  const question = within(await screen.findByRole("alertdialog"));
  expect(
    question.getByText("Are you sure you want to delete this template? This action cannot be undone."),
  ).toBeVisible();
  await press("Cancel", question);
  await waitFor(() => expect(deleteButton()).toHaveFocus());
  await user.click(deleteButton());
  await press("Delete", within(await screen.findByRole("alertdialog")));
  await screen.findByText("Template deleted successfully!");
  await screen.findByText("No templates yet");
  await waitFor(() => expect(screen.getByRole("heading", { name: "Your templates" })).toHaveFocus());
});

test("a template deleted by another user meanwhile is reported", async () => {
  const [gone] = await openWith("Gone");
  await callRoute("DELETE /templates/delete/{id}", { token: token(), params: { id: gone?.id ?? "" } });
  await press("Activate", card("Gone"));
  const reason = await screen.findByText(/There is no such template\./);
  expect(reason.closest("[role=alert]")).toBeVisible();
});

test("the command palette restores the built-in page", async () => {
  await openWith("Spring");
  await press("Activate", card("Spring"));
  await screen.findByText("Template activated successfully!");
  await user.keyboard("{Control>}k{/Control}");
  const palette = await screen.findByRole("dialog", { name: "Command palette" });
  fill(within(palette).getByRole("combobox"), "built-in");
  await within(palette).findByText("Use the built-in page");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(onSite()).toHaveTextContent("The built-in page"));
});

/** Runs while the database can't read the templates. */
async function withoutTemplateData(run: () => Promise<void>) {
  const { target } = currentDatabase();
  await runStatement('ALTER TABLE "TemplateVersion" RENAME TO "Away"', target);
  try {
    await run();
  } finally {
    await runStatement('ALTER TABLE "Away" RENAME TO "TemplateVersion"', target);
  }
}

test("a list that can't be loaded is reported, and can be retried", async () => {
  await openWith("Spring");
  expect(onSite()).toHaveTextContent("The built-in page");
  const answers = () =>
    madeCalls.filter(({ path }) => path === "/templates/list").map(({ status }) => status);
  const failure = () =>
    within(screen.getByText("Failed to load templates").closest("[role=alert]") as HTMLElement);
  const tryAgain = () => user.click(failure().getByRole("button", { name: "Try again" }));
  await withoutTemplateData(async () => {
    user = await reopenTab("templates");
    await screen.findByText("Failed to load templates");
    expect(screen.getByText("Failed to load templates").closest("[role=alert]")).toBeVisible();
    expect(screen.queryByText("No templates yet")).toBeNull();
    expect(screen.queryByText(/in total/)).toBeNull();
    expect(onSite()).toHaveTextContent("Not known");
    await tryAgain();
    await waitFor(() => expect(answers()).toEqual([500]));
    await screen.findByText("Failed to load templates");
  });
  await tryAgain();
  await screen.findByRole("article", { name: "Spring" });
  expect(screen.queryByText("Failed to load templates")).toBeNull();
  expect(onSite()).toHaveTextContent("The built-in page");
});

test("a file that is no ZIP file is refused before it is sent", async () => {
  await openWith();
  const picker = await screen.findByLabelText("ZIP file");
  const choose = (name: string, content: BlobPart, type: string) =>
    fireEvent.change(picker, { target: { files: [new File([content], name, { type })] } });
  choose("site.rar", "Rar!", "application/x-rar");
  await screen.findByText("Please select a ZIP file");
  expect(picker).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByRole("button", { name: "Upload Template" })).toBeDisabled();
  const { name, buffer, mimeType } = await zipFile("Spring menu.ZIP", smallSite("Spring"));
  choose(name, Uint8Array.from(buffer), mimeType);
  await waitFor(() => expect(screen.queryByText("Please select a ZIP file")).toBeNull());
  expect(screen.getByLabelText("Template name")).toHaveValue("Spring menu");
});

test("a ready design is put on the site with one click", async () => {
  user = await openTab("templates", "/admin/templates");
  const designs = within(await screen.findByRole("region", { name: "Ready designs" }));
  const design = within(await designs.findByRole("listitem", { name: /Corner/ }));
  await press("Use", design);
  await screen.findByText("“Corner” is on your site now.");
  expect(onSite()).toHaveTextContent("Corner");
  expect(design.getByRole("button", { name: "In use" })).toBeDisabled();
  expect(card("Corner").getByText("Active")).toBeVisible();
  expect(designs.getByRole("listitem", { name: /Osteria/ })).not.toHaveTextContent("On your site");
});
