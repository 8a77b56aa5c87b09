import type { Metadata } from "next";
import { AdminShell } from "@/components/admin/admin-shell";
import { ComingPanel } from "@/components/admin/coming-panel";
import { configurationState } from "@/lib/config/state.server";
import { requireAdmin } from "../../guard";

export const metadata: Metadata = { title: "SEO Settings", robots: { index: false } };

export default async function Page() {
  const { email } = await requireAdmin("/admin/seo");
  const { projectName } = await configurationState();
  return (
    <AdminShell projectName={projectName} email={email} title="SEO Settings">
      <ComingPanel
        title="The SEO manager is being built"
        text="Here you will set what search engines and social networks show of each page."
      />
    </AdminShell>
  );
}
