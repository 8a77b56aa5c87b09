import type { Metadata, Route } from "next";
import { PortalShell } from "@/components/admin/portal-shell";
import { type PortalTabKey, portalTab } from "@/components/admin/portal-tabs";
import { requireAdmin } from "../../guard";
import { managers } from "./managers";

export function managerMetadata(tab: PortalTabKey): Metadata {
  return { title: portalTab(tab).title, robots: { index: false } };
}

/** One tab of the admin portal, with the portal around it. */
export async function ManagerPage({ tab, path }: { tab: PortalTabKey; path: Route }) {
  const { title } = portalTab(tab);
  const { projectName, email } = await requireAdmin(path);
  const Manager = managers[tab];
  return (
    <PortalShell
      portal="admin"
      projectName={projectName}
      person={{ name: "Admin", role: "Administrator", email }}
      tab={tab}
      title={title}
    >
      <Manager />
    </PortalShell>
  );
}
