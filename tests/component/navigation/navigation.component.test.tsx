import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { automaticNavigation, type Navigation } from "@/lib/navigation/navigation";
import { getNavigation, saveNavigation } from "@/lib/navigation/server";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";
import { toastWith } from "@/tests/support/component/toast";

const { openTab } = setUpPortal();

const stored = async () => (await getNavigation()).navigation;
const entry = (name: string) => within(screen.getByRole("listitem", { name }));
const preview = () => within(screen.getByRole("region", { name: "Preview" }));
const top = () => within(preview().getByRole("list", { name: "At the top" }));

async function openNavigation() {
  const user = await openTab("navigation");
  await screen.findByRole("region", { name: "Preview" });
  return user;
}

/** The words field of an entry, without those of the links below it. */
const wordsOf = (name: string) => entry(name).getAllByLabelText("Words")[0] as HTMLElement;
const targetOf = (name: string) => entry(name).getAllByLabelText("Leads to")[0] as HTMLElement;

async function choose(user: Awaited<ReturnType<typeof openTab>>, name: string, option: string) {
  targetOf(name).focus();
  await waitFor(() => within(targetOf(name)).getByRole("option", { name: option }));
  await user.selectOptions(targetOf(name), option);
}

test("own links begin with those of the landing page, and get a second level", async () => {
  const user = await openNavigation();
  expect(top().getByText("Contact")).toBeVisible();
  await user.click(screen.getByRole("switch", { name: /^Your own links/ }));
  expect(wordsOf("Link 1")).toHaveValue("Contact");
  await press(user, "Add a link");
  fill(wordsOf("Link 2"), "Eat");
  await choose(user, "Link 2", "Nowhere: it opens the links below");
  await press(user, "Save");
  expect(await entry("Link 2").findByText("Choose where it leads, or add links below it")).toBeVisible();
  await press(user, "Add a link below it", entry("Link 2"));
  fill(wordsOf("Link 2. 1"), "Italian");
  await choose(user, "Link 2. 1", "Trattoria Lina");
  await press(user, "Add a link below it", entry("Link 2"));
  await choose(user, "Link 2. 2", "The telephone number");
  expect(top().getByText("Italian")).toBeVisible();
  await press(user, "Move link 2. 2 up");
  expect(screen.getByRole("button", { name: "Move link 2. 1 down" })).toHaveFocus();
  await press(user, "Move link 2 up");
  expect(screen.getByRole("button", { name: "Move link 1 down" })).toHaveFocus();
  await press(user, "Save");
  await toastWith("Navigation saved! It is on all pages now.");
  expect(await stored()).toEqual({
    ...automaticNavigation,
    hasOwnItems: true,
    items: [
      {
        label: "Eat",
        target: "",
        links: [
          { label: "", target: "site:phone" },
          { label: "Italian", target: "restaurant:order2" },
        ],
      },
      { label: "Contact", target: "#contact", links: [] },
    ],
  } satisfies Navigation);
  expect(await entry("Link 1. 1").findByText(/^Leads nowhere at the moment/)).toBeVisible();
  expect(entry("Link 1. 2").queryByText(/^Leads nowhere/)).toBeNull();
});

test("columns of the footer are added and removed again, over what somebody else saved", async () => {
  const user = await openNavigation();
  await user.click(screen.getByRole("switch", { name: /^Your own columns/ }));
  await press(user, "Add a column");
  fill(entry("Column 1").getByLabelText(/^Title/), "Legal");
  await press(user, "Add a link", entry("Column 1"));
  fill(wordsOf("Link 1. 1"), "Imprint");
  fill(entry("Link 1. 1").getByLabelText("Address"), "/imprint");
  expect(preview().getByText("Legal")).toBeVisible();
  await press(user, "Add a link", entry("Column 1"));
  await press(user, "Remove link 1. 2");
  await toastWith("Link 1. removed");
  const theirs: Navigation = { ...automaticNavigation, hasOwnItems: true };
  await saveNavigation(theirs, null);
  await press(user, "Save");
  expect(await screen.findByText("Somebody saved a newer navigation")).toBeVisible();
  await press(user, /Keep mine/);
  await toastWith("Navigation saved! It is on all pages now.");
  expect(await stored()).toEqual({
    ...theirs,
    hasOwnColumns: true,
    columns: [{ title: "Legal", links: [{ label: "Imprint", target: "/imprint" }] }],
  });
  await user.click(screen.getByRole("switch", { name: /^Your own columns/ }));
  await press(user, "Save");
  await waitFor(async () => expect((await stored()).hasOwnColumns).toBe(false));
  expect((await stored()).columns).toHaveLength(1);
});
