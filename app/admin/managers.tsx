import type { ReactNode } from "react";
import { ComingPanel } from "@/components/admin/coming-panel";
import type { PortalTabKey } from "@/components/admin/portal-tabs";

/** What each tab of the portal shows; its page alone shows the same. */
export const managers: Record<PortalTabKey, () => ReactNode | Promise<ReactNode>> = {
  editor: () => (
    <ComingPanel
      title="The landing page editor is being built"
      text="Here you will change the words, numbers and features on your landing page."
    />
  ),
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
