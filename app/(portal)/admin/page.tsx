import type { Metadata, Route } from "next";
import { type PortalTabKey, portalTab, portalTabs } from "@/components/admin/portal-tabs";
import { currentUser } from "@/lib/accounts/sessions/current.server";
import { ManagerPage } from "./manager-page";

type PageProps = { searchParams: Promise<{ tab?: string | string[] }> };

async function tabOf({ searchParams }: PageProps): Promise<PortalTabKey | undefined> {
  const { tab } = await searchParams;
  return portalTabs.find(({ key }) => key === tab)?.key;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { title } = portalTab(await tabOf(props), (await currentUser())?.role);
  return { title, robots: { index: false } };
}

export default async function Page(props: PageProps) {
  const tab = await tabOf(props);
  return <ManagerPage tab={tab} path={tab ? portalTab(tab).href : ("/admin" as Route)} />;
}
