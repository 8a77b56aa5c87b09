import type { Metadata, Route } from "next";
import { type PortalTabKey, portalTab } from "@/components/admin/portal-tabs";
import { bookPlace } from "@/components/admin/portals";
import { TabManager } from "@/components/admin/tab-manager";
import { PortalPage } from "./portal-page";
import { tabProps } from "./tab-props";

export function managerMetadata(tab: PortalTabKey): Metadata {
  return { title: portalTab(tab).title, robots: { index: false } };
}

type ManagerPageProps = {
  tab?: PortalTabKey | undefined;
  path: Route;
  /** True for the day's book among the orders. */
  isBook?: boolean;
};

/** A tab within the admin portal; the default is the first one that the role may see. */
export function ManagerPage({ tab, path, isBook = false }: ManagerPageProps) {
  return (
    <PortalPage tab={tab} path={path} {...(isBook && { title: bookPlace.label, place: bookPlace.key })}>
      {async (user, key) => <TabManager tab={key} props={(await tabProps[key]?.(user)) ?? {}} />}
    </PortalPage>
  );
}
