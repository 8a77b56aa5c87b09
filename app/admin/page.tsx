import type { Metadata } from "next";
import { AdminShell } from "@/components/admin/admin-shell";
import { WelcomePanel } from "@/components/admin/welcome-panel";
import { configurationState } from "@/lib/config/state.server";
import { requireAdmin } from "../guard";

export const metadata: Metadata = { title: "Admin portal", robots: { index: false } };

export default async function Page() {
  const { email, role } = await requireAdmin("/admin");
  const { projectName } = await configurationState();
  return (
    <AdminShell projectName={projectName} email={email} title="Admin portal">
      <WelcomePanel email={email} role={role} />
    </AdminShell>
  );
}
