import type { Metadata, Route } from "next";
import { type PortalTabKey, portalTab, portalTabs } from "@/components/admin/portal-tabs";
import { bookPlace } from "@/components/admin/portals";
import { currentUser } from "@/lib/accounts/sessions/current.server";
import { mayDo } from "@/lib/platform/access/permissions";
import { ManagerPage } from "./manager-page";

type PageProps = { searchParams: Promise<{ tab?: string | string[]; view?: string | string[] }> };

async function tabOf({ searchParams }: PageProps): Promise<PortalTabKey | undefined> {
  const { tab } = await searchParams;
  return portalTabs.find(({ key }) => key === tab)?.key;
}

/** Returns whether the address is that of the day's book, and the user may see it. */
async function isBook({ searchParams }: PageProps): Promise<boolean> {
  const { tab, view } = await searchParams;
  const user = await currentUser();
  return tab === "orders" && view === "book" && user !== null && mayDo(user, "dashboard:read");
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const user = await currentUser();
  const { title: ofTab } = portalTab(await tabOf(props), user?.role);
  const title = (await isBook(props)) ? bookPlace.label : ofTab;
  return { title, robots: { index: false } };
}

export default async function Page(props: PageProps) {
  const tab = await tabOf(props);
  return (
    <ManagerPage
      tab={tab}
      isBook={await isBook(props)}
      path={tab ? portalTab(tab).href : ("/admin" as Route)}
    />
  );
}
