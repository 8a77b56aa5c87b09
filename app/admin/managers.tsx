import type { ReactNode } from "react";
import { ComingPanel } from "@/components/admin/coming-panel";
import type { PortalTabKey } from "@/components/admin/portal-tabs";
import { LandingEditor } from "@/components/landing/editor/landing-editor";
import { getLanding } from "@/lib/landing/server";
import { log } from "@/lib/log";

/** Null, and a line in the log, where it can't be loaded: the browser asks again, and offers to retry. */
function loadLanding() {
  return getLanding().catch((error: unknown) => {
    log.error({ err: error }, "The landing page's content could not be loaded");
    return null;
  });
}

/** What each tab of the portal shows; its page alone shows the same. */
export const managers: Record<PortalTabKey, () => ReactNode | Promise<ReactNode>> = {
  editor: async () => <LandingEditor initial={await loadLanding()} />,
  templates: () => (
    <ComingPanel
      title="The template manager is being built"
      text="Here you will upload and activate whole designs for your landing page."
    />
  ),
  seo: () => (
    <ComingPanel
      title="The SEO manager is being built"
      text="Here you will set what search engines and social networks show of each page."
    />
  ),
};
