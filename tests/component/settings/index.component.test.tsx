import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { RightsProvider } from "@/components/accounts/role";
import { SystemSummary } from "@/components/system/system-summary";
import { setUpPortal } from "@/tests/support/component/portal";

const { openTab } = setUpPortal();

test("an index links to each part of the settings by its heading, which can take the focus", async () => {
  await openTab("settings");
  const index = within(await screen.findByRole("navigation", { name: "Parts of the settings" }));
  const links = index.getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Site",
    "Orders",
    "Security",
    "Privacy and log",
    "Guests’ data",
    "Card payment",
    "Mail server",
    "Emails",
    "Kitchen devices",
    "Printers",
    "Webhooks",
  ]);
  for (const link of links) {
    const heading = document.querySelector<HTMLElement>(link.getAttribute("href") ?? "");
    expect(heading?.tagName).toBe("H2");
    heading?.focus();
    expect(heading).toHaveFocus();
  }
  expect(links.filter((link) => link.hasAttribute("aria-current"))).toHaveLength(1);
  const site = within(screen.getByRole("region", { name: "Site" }));
  for (const label of ["Project name", "Site address", "Time zone"]) {
    expect(site.getByLabelText(label)).toBeVisible();
  }
  const log = within(screen.getByRole("region", { name: "Privacy and log" }));
  expect(log.getByLabelText("Keep the audit log")).toBeVisible();
});

test("the system page says first that a backup is missing, and leads to backups", async () => {
  await openTab("system");
  expect(
    await screen.findByRole("heading", { name: /^(One thing needs|\d things need) your attention$/ }),
  ).toBeVisible();
  expect(screen.getByText("Backups: none")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open backups" })).toHaveAttribute("href", "/admin?tab=backups");
  expect(screen.getByRole("link", { name: "Open the site address" })).toHaveAttribute(
    "href",
    "/admin?tab=settings#site",
  );
});

test("a system without problems is well", () => {
  render(
    <RightsProvider rights={{ role: "owner" }}>
      <SystemSummary problems={[]} />
    </RightsProvider>,
  );
  expect(screen.getByText("All is well")).toBeVisible();
  expect(screen.queryByRole("list")).toBeNull();
});
