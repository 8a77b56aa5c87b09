import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ManagerPage, managerMetadata } from "@/app/(portal)/admin/manager-page";
import { portalTabs } from "@/components/admin/portal-tabs";

type PageProps = { params: Promise<{ tab: string }> };

const tabOf = async ({ params }: PageProps) => {
  const { tab } = await params;
  return portalTabs.find(({ key, alone }) => key === tab && alone === `/admin/${tab}`);
};

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const tab = await tabOf(props);
  return tab ? managerMetadata(tab.key) : {};
}

/** Renders a portal tab at `/admin/{tab}`; 404 for an unknown tab. */
export default async function Page(props: PageProps) {
  const tab = await tabOf(props);
  if (!tab) notFound();
  return <ManagerPage tab={tab.key} path={tab.alone} />;
}
