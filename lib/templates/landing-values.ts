import { type RestaurantPaths, resolveTarget } from "@/lib/landing/link-target";
import { namedNetworks } from "@/lib/landing/named-networks";
import type { LandingContent } from "@/lib/landing/schema";
import type { OrderedSection } from "@/lib/landing/section-names";
import { type FooterColumn, isSwitchedOn } from "@/lib/landing/sections";
import type { PictureView, PictureViews } from "@/lib/pictures/answers";
import { profileOf } from "@/lib/platform/social/networks";
import type { ListEntries, Variables } from "./vocabulary";

const webp = (picture: PictureView | undefined) =>
  picture?.sources.find(({ type }) => type === "image/webp")?.srcset ?? "";

const pictureFields = (picture: PictureView | undefined) => ({
  pictureUrl: picture?.src ?? "",
  pictureSrcset: webp(picture),
  alt: picture?.alt ?? "",
  width: String(picture?.width ?? ""),
  height: String(picture?.height ?? ""),
});

/** The size of an avatar that is only known by its address, in pixels. */
const AVATAR_SIZE = "96";

const avatarFields = (avatar: string) => ({
  pictureUrl: avatar,
  pictureSrcset: "",
  alt: "",
  width: AVATAR_SIZE,
  height: AVATAR_SIZE,
});

/** The variables that the landing page's content has values for. */
export function landingVariables(
  content: LandingContent,
  pictures: PictureViews,
  logo: PictureView | undefined,
) {
  const { hero, footer, callToAction } = content;
  const picture = pictures[hero.picture ?? ""];
  return {
    tagline: footer.tagline,
    heroTitle: hero.title,
    heroSubtitle: hero.subtitle,
    heroImageUrl: picture?.src ?? "",
    heroImageSrcset: webp(picture),
    heroImageAlt: picture?.alt ?? "",
    heroImageWidth: String(picture?.width ?? ""),
    heroImageHeight: String(picture?.height ?? ""),
    logoUrl: logo?.src ?? "",
    logoWidth: String(logo?.width ?? ""),
    logoHeight: String(logo?.height ?? ""),
    ctaText: hero.ctaText,
    callToActionTitle: callToAction.title,
    callToActionText: callToAction.text,
  } satisfies Variables;
}

/** The lists that the landing page's content has entries for; pictures that are not in the library are left out. */
export function landingLists(content: LandingContent, pictures: PictureViews, restaurants: RestaurantPaths) {
  const ifShown = <Entry>(section: OrderedSection, entries: readonly Entry[] = []) =>
    isSwitchedOn(content, section) ? entries : [];
  const { footer } = content;
  const features = ifShown("features", content.features);
  const stats = ifShown("stats", content.stats);
  const plans = ifShown("pricing", content.pricing.plans);
  const testimonials = ifShown("testimonials", content.testimonials);
  const gallery = ifShown("gallery", content.gallery);
  const linked = (column: FooterColumn) =>
    footer.links[column].flatMap(({ label, url }) => {
      const href = resolveTarget(url, restaurants);
      return href === null ? [] : [{ label, url: href }];
    });
  const [product, company, support] = [linked("product"), linked("company"), linked("support")];
  return {
    features: features.map(({ icon, title, description, picture }) => ({
      icon,
      title,
      description,
      ...pictureFields(pictures[picture ?? ""]),
    })),
    stats: [...stats],
    plans: plans.map(({ name, price, period, highlighted, features: included }) => ({
      name,
      price,
      period,
      highlighted: highlighted ? "highlighted" : "",
      features: included.map((text) => ({ text })),
    })),
    testimonials: testimonials.map(({ content: words, name, role, avatar = "", picture }) => {
      const view = pictures[picture ?? ""];
      return {
        content: words,
        name,
        role,
        ...(view || !avatar ? pictureFields(view) : avatarFields(avatar)),
      };
    }),
    gallery: gallery.flatMap(({ picture, caption }) => {
      const view = pictures[picture];
      return view ? [{ ...pictureFields(view), caption }] : [];
    }),
    links: [...product, ...company, ...support],
    productLinks: product,
    companyLinks: company,
    supportLinks: support,
    socialProfiles: [
      ...namedNetworks.flatMap(({ key, label }) => {
        const url = footer.social[key];
        return url ? [{ name: label, url }] : [];
      }),
      ...(footer.profiles ?? []).flatMap(({ url }) => {
        const profile = profileOf(url);
        return profile ? [{ name: profile.label, url: profile.url }] : [];
      }),
    ],
  } satisfies ListEntries;
}
