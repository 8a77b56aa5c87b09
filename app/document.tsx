import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { knownConfiguration } from "@/lib/installation/state.server";
import { shownLogo } from "@/lib/landing/server";
import { iconAddress } from "@/lib/pictures/addresses";
import { textDirection } from "@/lib/platform/html/language";
import { pageLanguage } from "@/lib/seo/head.server";
import { textFonts } from "./fonts";

/** The settings, as far as they can be had: an error page must not fail for want of them. */
export async function knownSettings() {
  const state = await knownConfiguration();
  return { name: state?.projectName || "Business Platform", apiUrl: state?.apiUrl || undefined };
}

/** What every document says of itself. Public pages bring a title of their own in their `PageHead`. */
export async function documentMetadata(): Promise<Metadata> {
  const { name } = await knownSettings();
  // Without `icons` Next.js would name `icon.svg`, also where the owner has a logo.
  return { title: { default: "", template: `%s · ${name}` }, icons: {} };
}

/**
 * The site's icons. They are here and not in the metadata, whose place in the head depends on the order of loading: a page
 * that is made again is the same then, letter by letter.
 */
async function Icons() {
  const logo = await shownLogo();
  return (
    <>
      <link rel="manifest" href="/site.webmanifest" />
      {logo ? (
        <>
          <link rel="icon" href={iconAddress(logo, 32)} sizes="32x32" type="image/png" />
          <link rel="icon" href={iconAddress(logo, 192)} sizes="192x192" type="image/png" />
          <link rel="apple-touch-icon" href={iconAddress(logo, 180)} sizes="180x180" />
        </>
      ) : (
        <>
          <link rel="icon" href="/favicon.ico" sizes="48x48" />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" sizes="180x180" />
        </>
      )}
    </>
  );
}

export const documentViewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f6f8f2" },
    { media: "(prefers-color-scheme: dark)", color: "#0c1411" },
  ],
};

type PageDocumentProps = {
  page: string;
  /** The addresses of the fonts that it shows at first, besides the one for texts. */
  fonts?: readonly string[];
  children: ReactNode;
};

/** The document around a page, in the language that the settings of that page name. */
export async function PageDocument({ page, fonts = [], children }: PageDocumentProps) {
  const language = await pageLanguage(page);
  return (
    <html lang={language} dir={textDirection(language)} data-scroll-behavior="smooth" className={textFonts}>
      <body>
        <Icons />
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        {children}
      </body>
    </html>
  );
}
