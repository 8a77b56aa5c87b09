import type { Metadata, Route } from "next";
import { type PortalTabKey, portalTab } from "@/components/admin/portal-tabs";
import { bookPlace } from "@/components/admin/portals";
import { TabManager } from "@/components/admin/tab-manager";
import { SeveralLanguages } from "@/components/translations/translations-link";
import type { AuthUser } from "@/lib/accounts/schema";
import { siteLanguages } from "@/lib/business-profile/language.server";
import { PortalPage } from "./portal-page";
import { tabProps } from "./tab-props";

export function managerMetadata(tab: PortalTabKey): Metadata {
  return { title: portalTab(tab).title, robots: { index: false } };
}

/** Renders the screen of a tab with its initial data. */
export async function renderTab(user: AuthUser, tab: PortalTabKey) {
  const { others } = await siteLanguages();
  return (
    <SeveralLanguages value={others.length > 0}>
      <TabManager tab={tab} props={(await tabProps[tab]?.(user)) ?? {}} />
    </SeveralLanguages>
  );
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
      {renderTab}
    </PortalPage>
  );
}
