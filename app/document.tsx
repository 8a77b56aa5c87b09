import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { knownConfiguration } from "@/lib/config/state.server";
import { textDirection } from "@/lib/html/language";
import { shownLogo } from "@/lib/landing/server";
import { iconAddress } from "@/lib/pictures/addresses";
import type { PictureView } from "@/lib/pictures/schema";
import { pageLanguage } from "@/lib/seo/head.server";
import { textFonts } from "./fonts";

/** The settings, as far as they can be had: an error page must not fail for want of them. */
export async function knownSettings() {
  const state = await knownConfiguration();
  return { name: state?.projectName || "Business Platform", apiUrl: state?.apiUrl || undefined };
}

/** What every document says of itself. Public pages bring a title of their own in their `PageHead`. */
export async function documentMetadata(): Promise<Metadata> {
  const [{ name }, logo] = await Promise.all([knownSettings(), shownLogo()]);
  return {
    title: { default: "", template: `%s · ${name}` },
    manifest: "/site.webmanifest",
    icons: logo
      ? iconsOf(logo)
      : {
          icon: [
            { url: "/favicon.ico", sizes: "48x48" },
            { url: "/icon.svg", type: "image/svg+xml" },
          ],
          apple: { url: "/apple-touch-icon.png", sizes: "180x180" },
        },
  };
}

const iconsOf = (logo: PictureView) => ({
  icon: ([32, 192] as const).map((size) => ({
    url: iconAddress(logo, size),
    sizes: `${size}x${size}`,
    type: "image/png",
  })),
  apple: { url: iconAddress(logo, 180), sizes: "180x180" },
});

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
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        {children}
      </body>
    </html>
  );
}
