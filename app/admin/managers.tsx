import { type ReactNode, Suspense } from "react";
import { ComingPanel } from "@/components/admin/coming-panel";
import type { PortalTabKey } from "@/components/admin/portal-tabs";
import { LandingEditor } from "@/components/landing/editor/landing-editor";
import { ManagerSkeleton } from "@/components/templates/manager-layout";
import { TemplateManager } from "@/components/templates/template-manager";
import { getLanding } from "@/lib/landing/server";
import { listTemplates } from "@/lib/templates/server";

async function Templates() {
  return <TemplateManager initial={await listTemplates().catch(() => null)} />;
}

/** What each tab of the portal shows; its page alone shows the same. */
export const managers: Record<PortalTabKey, () => ReactNode | Promise<ReactNode>> = {
  editor: async () => <LandingEditor initial={await getLanding().catch(() => null)} />,
  templates: () => (
    <Suspense fallback={<ManagerSkeleton />}>
      <Templates />
    </Suspense>
  ),
  seo: () => (
    <ComingPanel
      title="The SEO manager is being built"
      text="Here you will set what search engines and social networks show of each page."
    />
  ),
};
