import type { Metadata } from "next";

import { portalTab } from "@/components/admin/portal-tabs";
import { ManagerPage } from "./manager-page";

type PageProps = { searchParams: Promise<{ tab?: string | string[] }> };

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return { title: portalTab((await searchParams).tab).title, robots: { index: false } };
}

export default async function Page({ searchParams }: PageProps) {
  const { key, href } = portalTab((await searchParams).tab);
  return <ManagerPage tab={key} path={href} />;
}
