import { expect, test } from "@jest/globals";
import { portalActions } from "@/components/commands/portal-actions";
import { type Role, roles } from "@/lib/platform/access/permissions";
import { actionsFor } from "./actions-for";
import { portalTabs } from "./portal-tabs";
import { rankItem } from "./rank-item";
import { tabWords } from "./tab-words";

const found = (search: string) =>
  [...portalTabs.map((tab) => ({ ...tab, words: tabWords[tab.key] })), ...actionsFor({ role: "owner" })]
    .map(({ label, words }) => ({ label, rank: rankItem(label, search, [words]) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ label }) => label);

test.each([
  ["sold out", "Mark dishes as sold out"],
  ["86", "Mark dishes as sold out"],
  ["unavailable", "Mark dishes as sold out"],
  ["back up", "Back up now"],
  ["invite", "Invite somebody"],
  ["add user", "Invite somebody"],
  ["new template", "Upload a template"],
  ["api token", "Make an API token"],
  ["sign out everywhere", "Sign out everywhere"],
  ["change the password", "Change your password"],
  ["kitchen", "Open the kitchen view"],
  ["add a picture", "Add a picture"],
  ["add a dish", "Add a dish"],
  ["pause", "Open or close the restaurant"],
  ["seo", "SEO Settings"],
  ["stripe", "Enter payment keys"],
  ["printers", "Add a printer"],
  ["receipt printer", "Add a printer"],
  ["webhooks", "Add an endpoint of webhooks"],
  ["notifications", "Notify this device of new orders"],
  ["mail server", "Set the mail server"],
  ["emails", "Choose which emails are sent"],
])("%s finds %s first", (search, label) => {
  expect(found(search)[0]).toBe(label);
});

test.each([
  ["backup", ["Backups", "Back up now", "Restore a backup"]],
  ["staff", ["Users", "Invite somebody"]],
  ["user", ["Users", "Invite somebody"]],
])("%s finds the tab and its actions", (search, labels) => {
  expect(found(search)).toEqual(expect.arrayContaining(labels));
});

test("an entry that lacks one of the words is not found", () => {
  expect(rankItem("Back up now", "back up tomorrow", ["backup"])).toBe(0);
});

const account = ["changePassword", "changeEmail", "addPasskey", "authenticator", "signOutEverywhere"];
const kitchen = ["soldOut", "kitchen", "till", "reserveForGuest"];
const figures = ["book", "exportOrders"];
const site = [
  "addRestaurant",
  "addDish",
  "openOrClose",
  "addPicture",
  "uploadTemplate",
  "addPage",
  "newPage",
  "addRedirect",
];
const allowed: Record<Role, string[]> = {
  owner: portalActions.map(({ key }) => key),
  manager: [
    ...kitchen,
    ...figures,
    ...site,
    "reservationRules",
    "tableCodes",
    "newToken",
    "mails",
    "addPrinter",
    "pairDevice",
    "notifications",
    "setPin",
    ...account,
  ],
  editor: [...site, ...account],
  kitchen: [...kitchen, "notifications", "setPin", ...account],
  viewer: [...figures, "notifications", ...account],
};

test.each(roles)("the role %s is offered only permitted actions", (role) => {
  const offered = actionsFor({ role }).map(({ key }) => key);
  expect(offered.toSorted()).toEqual(allowed[role].toSorted());
});

test("a user signed in by PIN is offered no account actions", () => {
  const offered = actionsFor({ role: "kitchen", device: { person: "Ada" } }).map(({ key }) => key);
  expect(offered).toEqual(kitchen);
});
