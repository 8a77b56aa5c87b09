import { expect, test } from "@jest/globals";
import { type Role, roles } from "@/lib/platform/access/permissions";
import { portalActions } from "../commands/portal-actions";
import { dashboardTab } from "../dashboard/dashboard-tabs";
import { portalTab, portalTabs } from "./portal-tabs";
import { otherPortal, placesFor, portals } from "./portals";

/** The tabs of each role in the two portals. */
const seen: Record<Role, { admin: string[]; dashboard: string[] }> = {
  owner: {
    admin: [
      "start",
      "orders",
      "reservations",
      "tables",
      "inbox",
      "editor",
      "pages",
      "navigation",
      "translations",
      "announcements",
      "menus",
      "hours",
      "pictures",
      "templates",
      "seo",
      "business",
      "users",
      "settings",
      "api",
      "audit",
      "backups",
      "system",
      "account",
    ],
    dashboard: ["dashboard", "generate", "plugins", "portals", "marketplace"],
  },
  manager: {
    admin: [
      "start",
      "orders",
      "reservations",
      "tables",
      "inbox",
      "editor",
      "pages",
      "navigation",
      "translations",
      "announcements",
      "menus",
      "hours",
      "pictures",
      "templates",
      "seo",
      "business",
      "settings",
      "api",
      "audit",
      "account",
    ],
    dashboard: ["dashboard", "generate", "plugins", "portals", "marketplace"],
  },
  editor: {
    admin: [
      "start",
      "inbox",
      "editor",
      "pages",
      "navigation",
      "translations",
      "announcements",
      "menus",
      "hours",
      "pictures",
      "templates",
      "seo",
      "account",
    ],
    dashboard: ["generate"],
  },
  kitchen: { admin: ["orders", "reservations", "tables", "account"], dashboard: [] },
  viewer: {
    admin: ["orders", "reservations", "tables", "account"],
    dashboard: ["dashboard", "plugins", "portals", "marketplace"],
  },
};

test.each(roles)("%s sees the tabs of the role, and no other", (role) => {
  const keys = (portal: "admin" | "dashboard") => portals[portal].tabsFor({ role }).map(({ key }) => key);
  expect({ admin: keys("admin"), dashboard: keys("dashboard") }).toEqual(seen[role]);
});

test("the kitchen and the day's book stand after the orders for everyone who may use them, but cooks, who start in the kitchen", () => {
  const keys = (role: Role) => placesFor("admin", { role }).map(({ key }) => key);
  for (const role of ["owner", "manager"] as const)
    expect(keys(role).slice(0, 4)).toEqual(["start", "orders", "kitchen", "book"]);
  expect(keys("viewer").slice(0, 2)).toEqual(["orders", "book"]);
  for (const role of ["editor", "kitchen"] as const)
    expect(keys(role)).toEqual(portals.admin.tabsFor({ role }).map(({ key }) => key));
});

test("a user signed in by PIN sees the orders, the reservations and the tables", () => {
  const rights = { role: "kitchen", device: { person: "Ada" } } as const;
  expect(portals.admin.tabsFor(rights).map(({ key }) => key)).toEqual(["orders", "reservations", "tables"]);
});

test("each portal begins with the first tab of the role", () => {
  const starts = (role: Role) => [portalTab(undefined, role).key, dashboardTab("nonsense", role).key];
  expect(Object.fromEntries(roles.map((role) => [role, starts(role)]))).toMatchObject({
    owner: ["start", "dashboard"],
    manager: ["start", "dashboard"],
    editor: ["start", "generate"],
    kitchen: ["orders", expect.anything()],
    viewer: ["orders", "dashboard"],
  });
});

test("a portal without permitted tabs is not offered", () => {
  expect(otherPortal("admin", { role: "kitchen" })).toBeNull();
  expect(otherPortal("admin", { role: "editor" })).toMatchObject({ label: "Dashboard", href: "/dashboard" });
  expect(otherPortal("dashboard", { role: "viewer" })).toMatchObject({
    label: "Admin portal",
    href: "/admin",
  });
});

test("each action is done in a tab that there is", () => {
  const keys = new Set<string>(portalTabs.map(({ key }) => key));
  expect(portalActions.filter(({ tab }) => !keys.has(tab))).toEqual([]);
});
