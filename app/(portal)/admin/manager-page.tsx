import type { Metadata, Route } from "next";
import { PortalShell } from "@/components/admin/portal-shell";
import { type PortalTabKey, portalTab } from "@/components/admin/portal-tabs";
import { roleNames } from "@/lib/auth/permissions";
import type { AuthUser } from "@/lib/auth/schema";
import { tabPermission } from "@/lib/site/pages";
import { requirePermission, requireUser } from "../../guard";
import { managers } from "./managers";

export function managerMetadata(tab: PortalTabKey): Metadata {
  return { title: portalTab(tab).title, robots: { index: false } };
}

const personOf = ({ role, email, device }: AuthUser) =>
  device
    ? { name: device.person, title: `${roleNames[role]}, by PIN`, role, email, device }
    : role === "owner"
      ? { name: "Admin", title: "Administrator", role, email }
      : { name: roleNames[role], role, email };

/** A tab of the admin portal, with the portal around it; without a name the first one that the role may see. */
export async function ManagerPage({ tab, path }: { tab?: PortalTabKey | undefined; path: Route }) {
  const user = await requireUser(path);
  const { key, title } = portalTab(tab, user.role);
  requirePermission(user, tabPermission("admin", key));
  const Manager = managers[key];
  return (
    <PortalShell
      portal="admin"
      projectName={user.projectName}
      person={personOf(user)}
      tab={key}
      title={title}
    >
      <Manager user={user} />
    </PortalShell>
  );
}
