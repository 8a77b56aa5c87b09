import { ComingPanel } from "@/components/admin/coming-panel";
import { ManagerShell } from "@/components/admin/manager-shell";
import { PageHead } from "@/components/seo/page-head";
import { getPageHead } from "@/lib/seo/head.server";
import { requireAdmin } from "../guard";

export default async function Page() {
  const { projectName } = await requireAdmin("/dashboard");
  return (
    <>
      <PageHead head={await getPageHead("dashboard")} />
      <ManagerShell projectName={projectName} title="Business Automation Platform" portal="/admin">
        <ComingPanel
          title="The dashboard is being built"
          text="Here you will see how your business is doing."
        />
      </ManagerShell>
    </>
  );
}
