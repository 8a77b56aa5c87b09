import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { shownLogo } from "@/lib/landing/server";
import { iconAddress } from "@/lib/pictures/addresses";
import { DEFAULT_LANGUAGE, textDirection } from "@/lib/platform/language/language";
import { textFonts } from "./fonts";
import { knownSettings } from "./known-settings";
import { pageTranslate } from "./page-translation";

/** The metadata of every document. Public pages have their own title in `PageHead`. */
export async function documentMetadata(): Promise<Metadata> {
  const { name } = await knownSettings();
  // Without `icons` Next.js would link `icon.svg`, even if the owner has a logo.
  return { title: { default: "", template: `%s · ${name}` }, icons: {} };
}

/**
 * The site's icons. They are not in the metadata, whose place in the head depends on the order of loading: the same page
 * must be rendered to the same bytes.
 */
async function Icons({ manifest }: { manifest: string }) {
  const logo = await shownLogo();
  return (
    <>
      <link rel="manifest" href={manifest} />
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
  /** The page whose language the texts are in; missing for English. */
  page?: string;
  /** The addresses of the fonts to preload, besides the one for texts. */
  fonts?: readonly string[];
  /** The address of the web app manifest; by default that of the site. */
  manifest?: string;
  children: ReactNode;
};

/** The document around a page. */
export async function PageDocument({
  page,
  fonts = [],
  manifest = "/site.webmanifest",
  children,
}: PageDocumentProps) {
  const language = page === undefined ? DEFAULT_LANGUAGE : (await pageTranslate(page)).language;
  return (
    <html lang={language} dir={textDirection(language)} data-scroll-behavior="smooth" className={textFonts}>
      <body>
        <Icons manifest={manifest} />
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        {children}
      </body>
    </html>
  );
}
