import type { Metadata } from "next";
import { AdminShell } from "@/components/admin/admin-shell";
import { ComingPanel } from "@/components/admin/coming-panel";
import { configurationState } from "@/lib/config/state.server";
import { requireAdmin } from "../../guard";

export const metadata: Metadata = { title: "Landing Page Editor", robots: { index: false } };

export default async function Page() {
  const { email } = await requireAdmin("/portal/editor");
  const { projectName } = await configurationState();
  return (
    <AdminShell projectName={projectName} email={email} title="Landing Page Editor">
      <ComingPanel
        title="The landing page editor is being built"
        text="Here you will change the words, numbers and features on your landing page."
      />
    </AdminShell>
  );
}
