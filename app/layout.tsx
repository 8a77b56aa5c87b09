import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { SessionProvider } from "@/components/auth/session-provider";
import { DialogProvider } from "@/components/ui/dialog-provider";
import { Toaster } from "@/components/ui/toaster";
import { UnsavedChangesProvider } from "@/components/ui/unsaved-changes";
import { knownConfiguration } from "@/lib/config/state.server";
import { PAGE_HEADER } from "@/lib/http/origin";
import { pageLanguage } from "@/lib/seo/head.server";
import { textDirection } from "@/lib/seo/language";
import { fontVariables } from "./fonts";
import "./globals.css";

/** Every page depends on the instance's settings, which live in the database. */
export const dynamic = "force-dynamic";

/** The settings, as far as they can be had: an error page must not fail for want of them. */
async function knownSettings() {
  const state = await knownConfiguration();
  return { name: state?.projectName || "Business Platform", apiUrl: state?.apiUrl || undefined };
}

/** Public pages bring a title of their own in their `PageHead`, so there is none to fall back on here. */
export async function generateMetadata(): Promise<Metadata> {
  const { name } = await knownSettings();
  return {
    title: { default: "", template: `%s · ${name}` },
    manifest: "/site.webmanifest",
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "48x48" },
        { url: "/icon.svg", type: "image/svg+xml" },
      ],
      apple: { url: "/apple-touch-icon.png", sizes: "180x180" },
    },
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
  const page = (await headers()).get(PAGE_HEADER) ?? "";
  const [{ apiUrl }, language] = await Promise.all([knownSettings(), pageLanguage(page)]);
  return (
    <html
      lang={language}
      dir={textDirection(language)}
      data-scroll-behavior="smooth"
      className={fontVariables}
    >
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
