import { PortalShell } from "@/components/admin/portal-shell";
import { dashboardTab } from "@/components/dashboard/dashboard-tabs";
import { LoadedUser } from "@/components/dashboard/loaded-user";
import { PortalHead } from "@/components/seo/portal-head";
import { configurationState } from "@/lib/installation/state.server";
import { roleNames } from "@/lib/platform/access/permissions";
import { getPageHead } from "@/lib/seo/head.server";
import { requirePermission, requireUser } from "../../guard";
import { panels } from "./panels";

type PageProps = { searchParams: Promise<{ tab?: string | string[] }> };

export default async function Page({ searchParams }: PageProps) {
  const { tab } = await searchParams;
  const user = await requireUser(dashboardTab(tab).href);
  const { projectName, email, role } = user;
  const { showsExamples } = await configurationState();
  const { key, label, permission } = dashboardTab(tab, role);
  requirePermission(user, permission);
  const Panel = panels[key];
  return (
    <>
      <PortalHead head={await getPageHead("dashboard")} />
      <PortalShell
        portal="dashboard"
        projectName={projectName}
        person={{ name: roleNames[role], email, role }}
        tab={key}
        hidesExamples={!showsExamples}
        heading="Business Automation Platform"
        title={label}
      >
        <LoadedUser />
        <Panel role={role} showsExamples={showsExamples} />
      </PortalShell>
    </>
  );
}
