import type { Page } from "@playwright/test";
import { expect, openSignedIn } from "@/tests/support/browser/browser";

export const dashboardTabs = [
  { key: "dashboard", label: "Dashboard", path: "/dashboard" },
  { key: "generate", label: "Generate Business", path: "/dashboard?tab=generate" },
  { key: "plugins", label: "Plugins", path: "/dashboard?tab=plugins" },
  { key: "portals", label: "Portals", path: "/dashboard?tab=portals" },
  { key: "marketplace", label: "Marketplace", path: "/dashboard?tab=marketplace" },
] as const;

/** Opens the dashboard or one of its tabs, signed in. */
export async function openDashboard(page: Page, origin: string, path = "/dashboard") {
  await openSignedIn(page, origin, path);
  await expect(page).toHaveURL(origin + path);
  await expect(page.getByRole("button", { name: "Logout" })).toBeEnabled();
}

/** Finds the heading of the displayed tab. */
export const tabTitle = (page: Page, name: string) =>
  page.getByRole("heading", { level: 2, name, exact: true });

/** Finds one of the numbers at the top of the dashboard. */
export const statCard = (page: Page, label: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 4, name: label, exact: true }) });

/** Finds a chart, with its title and its table. */
export const figure = (page: Page, title: string) =>
  page.getByRole("figure").filter({ has: page.getByText(title, { exact: true }) });
