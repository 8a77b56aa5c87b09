import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { getPageDraft, savePageDraft } from "@/lib/pages/drafts.server";
import { publishPage } from "@/lib/pages/publish.server";
import { createPage, listPages } from "@/lib/pages/server";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";
import { toastWith } from "@/tests/support/component/toast";

const { openTab } = setUpPortal();

const author = "owner@example.com";
const noOthers = { author, others: new Set<string>() };
const sectionNames = () =>
  screen
    .queryAllByRole("listitem", { name: /, section \d+$/ })
    .map((item) => item.getAttribute("aria-label"));
const section = (name: RegExp) => within(screen.getByRole("listitem", { name }));

async function openPage(id: string) {
  const user = await openTab("pages", `/admin/pages?page=${id}`);
  await screen.findByRole("form", { name: "Page" });
  return user;
}

test("a page is added from a form, filled in, saved and published", async () => {
  const user = await openTab("pages");
  expect(await screen.findByRole("listitem", { name: "Home" })).toBeVisible();
  await press(user, "Add a page");
  await user.click(await screen.findByRole("radio", { name: /^Contact/ }));
  expect(screen.getByLabelText("Title")).toHaveValue("Contact");
  fill(screen.getByLabelText("Title"), "Find us");
  await press(user, "Add page");
  await screen.findByRole("form", { name: "Page" });
  expect(location.search).toMatch(/\bpage=/);
  expect(sectionNames()).toEqual([
    "Contact details, section 1",
    "Map link, section 2",
    "Contact form, section 3",
  ]);
  fill(screen.getByLabelText("Web address"), "where");
  await user.click(screen.getByRole("switch", { name: /^In the navigation/ }));
  await press(user, "Publish");
  await toastWith("Published at /where. Visitors see it now.");
  expect(document.body).toHaveTextContent(
    "Still left out: Contact details: Enter an address, a phone number or an email address under Business. " +
      "Map link “How to find us”: Enter your address under Business. Contact form “Write to us”: Switch the contact form on in the Landing Editor.",
  );
  expect((await listPages()).pages).toMatchObject([
    { title: "Find us", path: "/where", inNavigation: true, state: "published" },
  ]);
});

test("sections are added, moved, hidden, duplicated and removed, and each of it is undone and done again", async () => {
  const { id } = await createPage({ title: "Contact", form: "contact" }, author);
  const user = await openPage(id);
  await press(user, "Move contact details, section 1 down");
  expect(sectionNames()).toEqual([
    "Map link, section 1",
    "Contact details, section 2",
    "Contact form, section 3",
  ]);
  expect(screen.getByRole("button", { name: "Move contact details, section 2 down" })).toHaveFocus();
  await user.click(screen.getByRole("switch", { name: "Show map link, section 1" }));
  await press(user, "Duplicate map link, section 1");
  await waitFor(() => expect(sectionNames()).toHaveLength(4));
  await press(user, "Remove contact form, section 4");
  expect(sectionNames()).toEqual([
    "Map link, section 1",
    "Map link, section 2",
    "Contact details, section 3",
  ]);
  const undo = "Undo the last change of the sections";
  for (let step = 0; step < 4; step += 1) await press(user, undo);
  expect(sectionNames()).toEqual([
    "Contact details, section 1",
    "Map link, section 2",
    "Contact form, section 3",
  ]);
  expect(screen.getByRole("switch", { name: "Show map link, section 2" })).toBeChecked();
  expect(screen.getByRole("button", { name: undo })).toBeDisabled();
  for (let step = 0; step < 4; step += 1) await press(user, "Do it again");
  await press(user, "Save draft");
  await toastWith("Draft saved");
  const { content } = await getPageDraft(id);
  expect(content.sections.map(({ type, shown }) => [type, shown])).toEqual([
    ["map", false],
    ["map", false],
    ["contact", true],
  ]);
});

test("texts that were typed after a change survive its undo", async () => {
  const { id } = await createPage({ title: "Contact", form: "contact" }, author);
  const user = await openPage(id);
  await press(user, "Remove contact form, section 3");
  await user.click(screen.getByRole("button", { name: /^Map link/ }));
  fill(section(/^Map link/).getByLabelText("Heading"), "The way");
  await press(user, "Undo the last change of the sections");
  expect(sectionNames()).toHaveLength(3);
  await press(user, "Save draft");
  await toastWith("Draft saved");
  const { content } = await getPageDraft(id);
  expect(content.sections).toMatchObject([
    { type: "contact" },
    { heading: "The way" },
    { type: "contactForm" },
  ]);
});

test("a section that is not filled in is named, and can't be saved", async () => {
  const { id } = await createPage({ title: "About", form: "blank" }, author);
  const user = await openPage(id);
  await press(user, "Add a section");
  await user.click(await screen.findByRole("button", { name: /^Call to action/ }));
  await waitFor(() =>
    expect(screen.getByLabelText("Title", { selector: "[name='sections.0.title']" })).toHaveFocus(),
  );
  expect(await screen.findByText("To fill in")).toBeVisible();
  expect(screen.getByRole("button", { name: "Save draft" })).toBeDisabled();
});

test("an address that is taken is refused at its field", async () => {
  const other = await createPage({ title: "About", form: "blank" }, author);
  await publishPage(other.id, noOthers, null);
  const { id } = await createPage({ title: "Team", form: "blank" }, author);
  const user = await openPage(id);
  fill(screen.getByLabelText("Web address"), "about");
  await press(user, "Publish");
  expect(await screen.findByText("Another page has the address /about")).toBeVisible();
  expect((await getPageDraft(id)).path).toBeNull();
});

test("changes of somebody else to other sections are kept", async () => {
  const { id, content } = await createPage({ title: "Contact", form: "contact" }, author);
  const user = await openPage(id);
  fill(screen.getByLabelText("Title"), "Find us");
  const [first, ...others] = content.sections;
  const theirs = { ...content, sections: [{ ...first, heading: "Theirs" }, ...others] };
  await savePageDraft(id, theirs as typeof content, "other@example.com", null);
  await press(user, "Save draft");
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText("Contact details “Theirs”")).toBeVisible();
  await press(user, "Keep mine", dialog);
  await toastWith("Draft saved");
  expect((await getPageDraft(id)).content).toMatchObject({
    title: "Find us",
    sections: [{ heading: "Theirs" }, {}, {}],
  });
});

test("a time at which the clocks change is asked about", async () => {
  const { id } = await createPage({ title: "Autumn", form: "blank" }, author);
  const { db } = await import("@/lib/platform/db/client");
  await db.configuration.updateMany({ data: { timeZone: "Europe/Berlin" } });
  const user = await openPage(id);
  await press(user, "Schedule");
  fill(await screen.findByLabelText("Day and time"), "2098-10-26T02:30");
  await press(user, "Schedule", within(screen.getByRole("dialog")));
  expect(await screen.findByText(/this time is there twice/)).toBeVisible();
  await press(user, /GMT\+1$/, within(screen.getByRole("dialog")));
  expect(await screen.findByText(/^Scheduled for October 26, 2098/)).toBeVisible();
  expect((await getPageDraft(id)).publishAt).toBe("2098-10-26T01:30:00.000Z");
  await press(user, "Don’t publish then");
  await waitFor(async () => expect((await getPageDraft(id)).publishAt).toBeNull());
});

test("a page is deleted after a question, and taken back", async () => {
  const { id } = await createPage({ title: "About", form: "blank" }, author);
  const user = await openTab("pages");
  await screen.findByRole("listitem", { name: "About" });
  await press(user, "Delete About");
  await press(user, "Delete page", within(await screen.findByRole("alertdialog")));
  await toastWith("“About” is deleted");
  await user.click(await screen.findByText("Deleted pages (1)"));
  await press(user, "Take back About");
  await waitFor(async () => expect((await listPages()).pages).toMatchObject([{ id, state: "draft" }]));
});
