import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { callRoute } from "@/tests/support/api/call";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill } from "@/tests/support/component/screen";
import { choosePage, savePage, startPage } from "@/tests/support/component/seo-manager";

const { openTab } = setUpPortal();
let user: UserEvent;

beforeEach(async () => {
  user = await openTab("seo", "/admin/seo");
});

const bakery = { "@context": "https://schema.org", "@type": "Bakery", name: "Corner Bakery" };
const withoutComma = '{\n  "@type": "Bakery"\n  "name": "Corner Bakery"\n}';

const entries = () => [...screen.getByRole("list", { name: "Entries" }).children];
const entry = (number: number) => within(entries()[number - 1] as HTMLElement);
const json = (number: number) => screen.getByLabelText<HTMLTextAreaElement>(`JSON-LD of entry ${number}`);
const selection = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd);

const addButton = (type: string) => screen.getByRole("button", { name: new RegExp(`^Add ?${type}$`) });
const addEntry = (type: string) => user.click(addButton(type));

async function addEntryOf(number: number, text: string) {
  await addEntry("Empty");
  fill(json(number), text);
}

test("a starting form leads from one placeholder to the next", async () => {
  await choosePage(user, "home");
  await addEntry("LocalBusiness");
  const business = json(1);
  await waitFor(() => expect(business).toHaveFocus());
  expect(business.value).toMatch(/"@type": "LocalBusiness",\s+"name": "Corner Bakery"/);
  expect(selection(business)).toBe("Fill in: https://example.com/shop.jpg");
  await screen.findByText("11 texts still say “Fill in: …”.");
  await user.paste("https://bakery.example/shop.jpg");
  await screen.findByText("10 texts still say “Fill in: …”.");

  await user.tab();
  expect(business).not.toHaveFocus();
  expect(business.value).toMatch(/"https:\/\/bakery\.example\/shop\.jpg"/);
  const next = screen.getByRole("button", { name: "Go to the next one" });
  expect(next).toHaveFocus();
  for (const text of ["+1 555 010 0100", "$$"]) {
    next.focus();
    await user.keyboard("{Enter}");
    expect(business).toHaveFocus();
    expect(selection(business)).toBe(`Fill in: ${text}`);
  }
});

test("a missing comma is reported, found and corrected", async () => {
  await choosePage(user, "home");
  await addEntryOf(1, withoutComma);
  const field = json(1);
  await waitFor(() =>
    expect(entries()[0]).toHaveTextContent(
      "Line 2, column 20: A comma is missing here, before what follows.It will be left out when you save.",
    ),
  );
  expect(field).toHaveAttribute("aria-invalid", "true");
  expect(field).toHaveAccessibleDescription(/^Line 2, column 20: A comma is missing/);
  expect(screen.getByRole("button", { name: /^Format ?entry 1$/ })).toBeDisabled();
  await user.click(entry(1).getByRole("button", { name: "Go to line 2, column 20" }));
  expect(field).toHaveFocus();
  await user.keyboard(",");
  expect(field).toHaveValue(withoutComma.replace('"\n', '",\n'));
  await waitFor(() => expect(entry(1).queryByText(/A comma is missing/)).toBeNull());
  expect(field).not.toHaveAttribute("aria-invalid");
  expect(screen.queryByText(/will be left out when you save/)).toBeNull();
});

test("invalid entries are announced, dropped and reported, and stay in the form", async () => {
  await startPage(user, "home");
  await addEntryOf(1, JSON.stringify(bakery));
  await addEntry("Empty");
  await waitFor(() => expect(entries()[1]).toHaveTextContent("Line 1, column 1: Nothing stands here yet."));
  await addEntryOf(3, '{ "name": "x" }');
  await waitFor(() => expect(entries()[2]).toHaveTextContent("This entry has no @type."));
  await screen.findByText(/^2 entries of 3 will be left out when you save/);
  await savePage(user, "home");
  await screen.findByText(
    "2 structured-data entries were left out: " +
      "Entry 2 is not valid JSON. Line 1, column 1: Nothing stands here yet; Entry 3 has no @type. " +
      "What you typed is still in the form.",
  );
  expect(entries()).toHaveLength(3);
  const { body } = await callRoute("GET /seo/settings/{page}", { params: { page: "home" } });
  expect(body.settings.structuredData).toEqual([bakery]);
});

test("a removed entry is restored to its place", async () => {
  await choosePage(user, "home");
  await addEntryOf(1, JSON.stringify(bakery));
  await addEntry("WebSite");
  await user.click(screen.getByRole("button", { name: "Remove entry 1" }));
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(json(1).value).toMatch(/"WebSite"/);
  expect(addButton("Organization")).toHaveFocus();
  await screen.findByText("Bakery removed");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(json(1)).toHaveValue(JSON.stringify(bakery)));
  expect(json(2).value).toMatch(/"WebSite"/);
});

/** An item of the first entry, whose text has marked words. */
const item = (text: RegExp) =>
  entry(1).getByText((_, element) => element?.tagName === "LI" && text.test(element.textContent ?? ""));

test("missing properties that Google requires are listed with their source", async () => {
  await choosePage(user, "home");
  await addEntryOf(1, JSON.stringify({ ...bakery, address: { addressCountry: "US" } }));
  await screen.findByText(/^Google recommends \d+ more properties$/);
  expect(screen.queryByText(/Google requires, and it is missing:/)).toBeNull();
  fill(json(1), JSON.stringify({ "@type": "LocalBusiness" }));
  await screen.findByText(/Google requires, and it is missing:/);
  expect(item(/^LocalBusiness: name, address$/)).toBeVisible();
  expect(entry(1).getAllByRole("link", { name: /^Google on local business/ })[0]).toBeVisible();
  const recommended = item(/^LocalBusiness: telephone, url/);
  expect(recommended).not.toBeVisible();
  await user.click(screen.getByText("Google recommends 5 more properties"));
  expect(recommended).toBeVisible();
});
