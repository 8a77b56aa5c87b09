import type { Metadata } from "next";
import { AdminShell } from "@/components/admin/admin-shell";
import { ComingPanel } from "@/components/admin/coming-panel";
import { configurationState } from "@/lib/config/state.server";
import { requireAdmin } from "../../guard";

export const metadata: Metadata = { title: "Template Manager", robots: { index: false } };

export default async function Page() {
  const { email } = await requireAdmin("/admin/templates");
  const { projectName } = await configurationState();
  return (
    <AdminShell projectName={projectName} email={email} title="Template Manager">
      <ComingPanel
        title="The template manager is being built"
        text="Here you will upload, preview and activate landing page templates."
      />
    </AdminShell>
  );
}
