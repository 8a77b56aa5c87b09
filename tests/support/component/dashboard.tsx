import { cleanup, screen, within } from "@testing-library/react";
import { panels } from "@/app/(portal)/dashboard/panels";
import { PortalShell } from "@/components/admin/portal-shell";
import { type DashboardTabKey, dashboardTab } from "@/components/dashboard/dashboard-tabs";
import { LoadedUser } from "@/components/dashboard/loaded-user";
import { storeToken } from "@/lib/accounts/sessions/stored-token";
import { administrator } from "@/tests/support/accounts/administrator";
import { setUpPortal } from "./portal";
import { openScreen } from "./screen";

/** Gives each test of a file an instance that is set up, and the API in this process. */
export function setUpDashboard() {
  const { token } = setUpPortal();
  return {
    /** The owner's token, for calls from elsewhere. */
    token,
    /**
     * Opens a tab of the dashboard as the owner, in place of an open screen.
     * @returns functions that simulate the user's input
     */
    async openTab(tab: DashboardTabKey) {
      cleanup();
      const { href, label } = dashboardTab(tab);
      storeToken(token(), false);
      const user = openScreen(
        <PortalShell
          portal="dashboard"
          projectName="Corner Bakery"
          person={{ name: "Owner", email: administrator.email, role: "owner" }}
          tab={tab}
          heading="Business Automation Platform"
          title={label}
        >
          <LoadedUser />
          {await panels[tab]({ role: "owner", showsExamples: true })}
        </PortalShell>,
        href,
      );
      // A loaded page has no focus; the title takes it, as its module remembers the page of an earlier test.
      document.querySelector("h2")?.blur();
      return user;
    },
  };
}

/** Finds one of the numbers at the top of the dashboard. */
export const statCard = (label: string) =>
  screen.getByRole("heading", { level: 4, name: label }).closest<HTMLElement>("li");

/** Finds a chart, with its title and its table. */
export const figure = (title: string) => {
  const found = screen
    .getAllByRole("figure")
    .find((element) => within(element).queryAllByText(title).length > 0);
  if (!found) throw new Error(`There is no figure “${title}”.`);
  return found;
};
