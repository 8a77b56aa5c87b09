import { beforeEach } from "@jest/globals";
import { cleanup } from "@testing-library/react";
import { renderTab } from "@/app/(portal)/admin/manager-page";
import { PortalShell } from "@/components/admin/portal-shell";
import { type PortalTabKey, portalTab } from "@/components/admin/portal-tabs";
import { authenticateSession } from "@/lib/accounts/sessions/server";
import { storeToken } from "@/lib/accounts/sessions/stored-token";
import { configuredInstance } from "@/tests/support/setup/instance";
import { openScreen, setUpScreens } from "./screen";

/** Gives each test of a file a configured instance, and the API in this process. */
export function setUpPortal() {
  setUpScreens();
  let token: string;
  beforeEach(async () => {
    token = await configuredInstance();
  });

  async function openTab(tab: PortalTabKey, address: string = portalTab(tab).href) {
    storeToken(token, false);
    const session = await authenticateSession(token, new Headers());
    if (!session) throw new Error("The owner is not signed in.");
    const { email, role } = session.user;
    const rendered = await renderTab(session.user, tab);
    const user = openScreen(
      <PortalShell
        portal="admin"
        projectName="Corner Bakery"
        person={{ name: "Admin", email, role }}
        tab={tab}
        title={portalTab(tab).title}
      >
        {rendered}
      </PortalShell>,
      address,
    );
    // A loaded page has no focus; the title takes it, as its module remembers the page of an earlier test.
    document.querySelector("h1")?.blur();
    return user;
  }

  return {
    /** The owner's token, for calls from elsewhere. */
    token: () => token,
    /** Opens a tab of the portal as the owner. @returns functions that simulate the user's input */
    openTab,
    /** Closes the open tab and opens it at the same address. */
    reopenTab(tab: PortalTabKey) {
      cleanup();
      return openTab(tab, location.pathname + location.search);
    },
  };
}
