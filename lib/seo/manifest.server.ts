import "server-only";
import { shownLogo } from "@/lib/landing/server";
import { iconAddress } from "@/lib/pictures/addresses";
import { textDirection } from "@/lib/platform/language/language";
import { tagContent } from "./head";
import { getPageHead, pageLanguage } from "./head.server";
import { shorten } from "./head-defaults";
import { getSite } from "./site.server";

/** The maximum length of a name on a home screen, in characters (https://web.dev/articles/add-manifest). */
const MAX_SHORT_NAME_LENGTH = 12;

const icon = (src: string, size: number, purpose: "any" | "maskable" = "any") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const productIcons = [
  icon("/icon-192.png", 192),
  icon("/icon-512.png", 512),
  icon("/icon-maskable-512.png", 512, "maskable"),
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
];

const iconsOf = (logo: Awaited<ReturnType<typeof shownLogo>>) =>
  logo ? ([192, 512] as const).map((size) => icon(iconAddress(logo, size), size)) : productIcons;

/** `/site.webmanifest` (https://www.w3.org/TR/appmanifest/). */
export async function siteManifest() {
  const [{ name }, head, lang, logo] = await Promise.all([
    getSite(),
    getPageHead("home"),
    pageLanguage("home"),
    shownLogo(),
  ]);
  const description = tagContent(head, "description");
  return {
    id: "/",
    name,
    short_name: shorten(name, MAX_SHORT_NAME_LENGTH).replace("…", ""),
    ...(description && { description }),
    lang,
    dir: textDirection(lang),
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: "#f6f8f2",
    theme_color: "#f6f8f2",
    icons: iconsOf(logo),
  };
}

/** `/manifest.webmanifest` of the portal, which installs the kitchen. */
export async function portalManifest() {
  const [{ name }, logo] = await Promise.all([getSite(), shownLogo()]);
  return {
    id: "/admin",
    name: `${name}: kitchen`,
    short_name: "Kitchen",
    lang: "en",
    dir: "ltr",
    start_url: "/admin?tab=orders&view=kitchen",
    scope: "/",
    display: "standalone",
    background_color: "#f6f8f2",
    theme_color: "#f6f8f2",
    icons: iconsOf(logo),
  };
}
