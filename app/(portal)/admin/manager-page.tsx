import type { Metadata, Route } from "next";
import { type PortalTabKey, portalTab } from "@/components/admin/portal-tabs";
import { TabManager } from "@/components/admin/tab-manager";
import { PortalPage } from "./portal-page";
import { tabProps } from "./tab-props";

export function managerMetadata(tab: PortalTabKey): Metadata {
  return { title: portalTab(tab).title, robots: { index: false } };
}

/** A tab within the admin portal; the default is the first one that the role may see. */
export function ManagerPage({ tab, path }: { tab?: PortalTabKey | undefined; path: Route }) {
  return (
    <PortalPage tab={tab} path={path}>
      {async (user, key) => <TabManager tab={key} props={(await tabProps[key]?.(user)) ?? {}} />}
    </PortalPage>
  );
}
