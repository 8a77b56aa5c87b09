import type { Route } from "next";
import type { ReactNode } from "react";
import { PortalShell } from "@/components/admin/portal-shell";
import { type PortalTabKey, portalTab } from "@/components/admin/portal-tabs";
import type { AuthUser } from "@/lib/accounts/schema";
import { countNewMessages } from "@/lib/inbox/list.server";
import { mayDo, roleNames } from "@/lib/platform/access/permissions";
import { requirePermission, requireUser } from "../../guard";

const personOf = ({ role, email, device }: AuthUser) =>
  device
    ? { name: device.person, title: `${roleNames[role]}, by PIN`, role, email, device }
    : role === "owner"
      ? { name: "Admin", title: "Administrator", role, email }
      : { name: roleNames[role], role, email };

/** Returns the number of unread messages for users who may read them, by tab; 0 if counting fails. */
const countsFor = async (user: AuthUser) => ({
  inbox: mayDo(user, "inbox:read") ? await countNewMessages().catch(() => 0) : 0,
});

type PortalPageProps = {
  /** The default is the first tab that the role may see. */
  tab?: PortalTabKey | undefined;
  path: Route;
  /** The default is the tab's own. */
  title?: string | undefined;
  /** The key of the current place in the navigation, if it isn't the tab. */
  place?: string | undefined;
  /** Rendered only for users who may see the tab. */
  children: (user: AuthUser, tab: PortalTabKey) => ReactNode | Promise<ReactNode>;
};

/** A page within the admin portal, for users who may see its tab. */
export async function PortalPage({ tab, path, title, place, children }: PortalPageProps) {
  const user = await requireUser(path);
  const shown = portalTab(tab, user.role);
  requirePermission(user, shown.permission);
  return (
    <PortalShell
      portal="admin"
      projectName={user.projectName}
      person={personOf(user)}
      tab={place ?? shown.key}
      title={title ?? shown.title}
      counts={await countsFor(user)}
    >
      {await children(user, shown.key)}
    </PortalShell>
  );
}
