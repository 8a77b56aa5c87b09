import type { Metadata } from "next";
import { ComingPanel } from "@/components/admin/coming-panel";
import { ManagerShell } from "@/components/admin/manager-shell";
import { requireAdmin } from "../guard";

export const metadata: Metadata = { title: "Business Automation Platform", robots: { index: false } };

export default async function Page() {
  const { projectName } = await requireAdmin("/dashboard");
  return (
    <ManagerShell projectName={projectName} title="Business Automation Platform" portal="/admin">
      <ComingPanel
        title="The dashboard is being built"
        text="Here you will see how your business is doing."
      />
    </ManagerShell>
  );
}
