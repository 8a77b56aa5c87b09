import type { Metadata } from "next";
import { AdminShell } from "@/components/admin/admin-shell";
import { ComingPanel } from "@/components/admin/coming-panel";
import { configurationState } from "@/lib/config/state.server";
import { requireAdmin } from "../guard";

export const metadata: Metadata = { title: "Business Automation Platform", robots: { index: false } };

export default async function Page() {
  const { email } = await requireAdmin("/dashboard");
  const { projectName } = await configurationState();
  return (
    <AdminShell projectName={projectName} email={email} title="Business Automation Platform">
      <ComingPanel
        title="The dashboard is being built"
        text="Here you will see how your business is doing."
      />
    </AdminShell>
  );
}
