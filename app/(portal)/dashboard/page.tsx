import { PortalShell } from "@/components/admin/portal-shell";
import { dashboardTab } from "@/components/dashboard/dashboard-tabs";
import { LoadedUser } from "@/components/dashboard/loaded-user";
import { PortalHead } from "@/components/seo/portal-head";
import { getPageHead } from "@/lib/seo/head.server";
import { requireAdmin } from "../../guard";
import { panels } from "./panels";

type PageProps = { searchParams: Promise<{ tab?: string | string[] }> };

const roleNames = { admin: "Administrator" };

export default async function Page({ searchParams }: PageProps) {
  const { key, href, title } = dashboardTab((await searchParams).tab);
  const { projectName, email, role } = await requireAdmin(href);
  const Panel = panels[key];
  return (
    <>
      <PortalHead head={await getPageHead("dashboard")} />
      <PortalShell
        portal="dashboard"
        projectName={projectName}
        person={{ name: roleNames[role], email }}
        tab={key}
        heading="Business Automation Platform"
        title={title}
      >
        <LoadedUser />
        <Panel />
      </PortalShell>
    </>
  );
}
