import type { Metadata } from "next";

import { PortalShell } from "@/components/admin/portal-shell";
import { portalTab } from "@/components/admin/portal-tabs";
import { requireAdmin } from "../guard";
import { managers } from "./managers";

type PageProps = { searchParams: Promise<{ tab?: string | string[] }> };

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return { title: portalTab((await searchParams).tab).title, robots: { index: false } };
}

export default async function Page({ searchParams }: PageProps) {
  const { key, href, title } = portalTab((await searchParams).tab);
  const { projectName, email } = await requireAdmin(href);
  const Manager = managers[key];
  return (
    <PortalShell
      portal="admin"
      projectName={projectName}
      person={{ name: "Admin", role: "Administrator", email }}
      tab={key}
      title={title}
    >
      <Manager />
    </PortalShell>
  );
}
