import { headers } from "next/headers";
import type { ReactNode } from "react";
import { PortalSession } from "@/components/accounts/sessions/portal-session";
import { DialogProvider } from "@/components/ui/dialog-provider";
import { Toaster } from "@/components/ui/toaster";
import { UnsavedChangesProvider } from "@/components/ui/unsaved-changes";
import { nonceOf } from "@/lib/platform/http/page-policy";
import { earlyInputIn, TAB_ID } from "@/lib/site/early-input";
import display from "../fonts/display.woff2" with { turbopackModuleType: "asset" };
import "../fonts/display.css";
import { PageDocument } from "../document";
import { knownSettings } from "../known-settings";
import "./portal.css";

/** Every page depends on the instance's settings, which live in the database. */
export const dynamic = "force-dynamic";

const portalInput = earlyInputIn(TAB_ID);

export { documentMetadata as generateMetadata, documentViewport as viewport } from "../document";

/** The layout of the portal's pages, whose texts are English: dialogs, toasts and the session. */
export default async function PortalLayout({ children }: { children: ReactNode }) {
  const { apiUrl } = await knownSettings();
  const nonce = nonceOf((await headers()).get("content-security-policy") ?? "");
  return (
    <PageDocument fonts={[display]} manifest="/manifest.webmanifest">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: portalInput }} />
      <DialogProvider>
        <UnsavedChangesProvider>
          <PortalSession apiUrl={apiUrl}>{children}</PortalSession>
        </UnsavedChangesProvider>
      </DialogProvider>
      <Toaster />
    </PageDocument>
  );
}
