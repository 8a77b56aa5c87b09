import type { Metadata, Route } from "next";
import { type PortalTabKey, portalTab } from "@/components/admin/portal-tabs";
import { managers } from "./managers";
import { PortalPage } from "./portal-page";

export function managerMetadata(tab: PortalTabKey): Metadata {
  return { title: portalTab(tab).title, robots: { index: false } };
}

/** A tab of the admin portal, with the portal around it; without a name the first one that the role may see. */
export function ManagerPage({ tab, path }: { tab?: PortalTabKey | undefined; path: Route }) {
  return (
    <PortalPage tab={tab} path={path}>
      {(user, key) => {
        const Manager = managers[key];
        return <Manager user={user} />;
      }}
    </PortalPage>
  );
}
