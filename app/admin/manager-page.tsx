import type { Metadata } from "next";
import { ManagerShell } from "@/components/admin/manager-shell";
import { type PortalTabKey, portalTab } from "@/components/admin/portal-tabs";
import { requireAdmin } from "../guard";
import { managers } from "./managers";

export function managerMetadata(tab: PortalTabKey): Metadata {
  return { title: portalTab(tab).title, robots: { index: false } };
}

/** A manager alone. */
export async function ManagerPage({ tab }: { tab: PortalTabKey }) {
  const { title, href, alone } = portalTab(tab);
  const { projectName } = await requireAdmin(alone);
  const Manager = managers[tab];
  return (
    <ManagerShell projectName={projectName} title={title} portal={href}>
      <Manager />
    </ManagerShell>
  );
}
