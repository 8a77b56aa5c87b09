import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { SessionProvider } from "@/components/auth/session-provider";
import { DialogProvider } from "@/components/ui/dialog-provider";
import { Toaster } from "@/components/ui/toaster";
import { UnsavedChangesProvider } from "@/components/ui/unsaved-changes";
import { configurationState } from "@/lib/config/state.server";
import { fontVariables } from "./fonts";
import "./globals.css";

/** Every page depends on the instance's settings, which live in the database. */
export const dynamic = "force-dynamic";

/** The settings, as far as they can be had: an error page must not fail for want of them. */
async function knownSettings() {
  const state = await configurationState().catch(() => null);
  return { name: state?.projectName || "Business Platform", apiUrl: state?.apiUrl || undefined };
}

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await knownSettings();
  return {
    title: { default: name, template: `%s · ${name}` },
    description: "Website, search-engine settings and restaurant ordering for a small business.",
  };
}

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f6f8f2" },
    { media: "(prefers-color-scheme: dark)", color: "#0c1411" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { apiUrl } = await knownSettings();
  return (
    <html lang="en" data-scroll-behavior="smooth" className={fontVariables}>
      <body>
        <DialogProvider>
          <UnsavedChangesProvider>
            <SessionProvider apiUrl={apiUrl}>{children}</SessionProvider>
          </UnsavedChangesProvider>
        </DialogProvider>
        <Toaster />
      </body>
    </html>
  );
}
