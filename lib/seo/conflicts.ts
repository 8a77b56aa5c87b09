import { parseUrl } from "@/lib/platform/address/parse-url";
import { pagePath } from "@/lib/site/pages";
import type { PageSeo, SeoWarning } from "./answers";
import { absolute } from "./head";
import { isLandingPage, pageTitle } from "./page-name";
import { formatSize, pictureSizes, type Size, storedPictureId } from "./pictures";
import type { PageSeoSettings } from "./schema";

/** Unsaved settings, and the data that they may conflict with. */
export type ConflictSource = {
  page: string;
  settings: PageSeoSettings;
  /** The saved settings of the other pages. */
  others: readonly PageSeo[];
  siteRoot: string;
  /** The canonical URL of a page after saving. */
  canonicalOf: (page: string) => string;
  /** True if search engines may list a page, regardless of its settings. */
  isIndexable: (page: string) => boolean;
  /** Paths of this site that the active template's `index.html` links to. */
  linkedPaths: ReadonlySet<string>;
  /** The stored pictures that the settings use, by id. */
  pictures: ReadonlyMap<string, Size>;
};

type Rule = (source: ConflictSource) => SeoWarning[];

/** The landing page's two addresses show the same page and share one canonical URL. */
const isSamePage = (one: string, other: string) =>
  one === other || (isLandingPage(one) && isLandingPage(other));
const isNoindex = ({ robots }: PageSeoSettings) => robots.startsWith("noindex");
const listNames = (pages: readonly string[]) =>
  new Intl.ListFormat("en").format(pages.map((page) => `“${pageTitle(page)}”`));

const otherPages = ({ page, others }: ConflictSource) =>
  others.filter((other) => !isSamePage(page, other.page));

/** An address without its scheme, trailing slashes and fragment, for comparison. */
function comparable(address: string): string {
  const url = parseUrl(address);
  return url ? url.host + url.pathname.replace(/\/+$/, "") + url.search : address;
}

const asCompared = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

const titleTaken: Rule = (source) => {
  const title = asCompared(source.settings.title);
  const same = otherPages(source).filter((other) => asCompared(other.title) === title);
  if (same.length === 0 || title === "") return [];
  const names = listNames(same.map(({ page }) => page));
  const message = `${names} ${same.length > 1 ? "have" : "has"} the same title: people can’t tell the pages apart in search results.`;
  return [{ code: "title-taken", field: "title", message }];
};

const canonicalTaken: Rule = (source) => {
  const { page, canonicalOf } = source;
  const place = comparable(canonicalOf(page));
  const same = otherPages(source).filter((other) => comparable(canonicalOf(other.page)) === place);
  if (same.length === 0) return [];
  const names = listNames(same.map((other) => other.page));
  const message = `${names} ${same.length > 1 ? "have" : "has"} the same canonical address: search engines will list only one of the pages.`;
  return [{ code: "canonical-taken", field: "canonical", message }];
};

/** The name of the page at an address of this site. */
function ownPageAt(address: string, siteRoot: string): string | null {
  const url = parseUrl(address);
  if (url?.host !== parseUrl(siteRoot)?.host) return null;
  const name = url?.pathname.replace(/^\/+|\/+$/g, "") ?? "";
  return name || "home";
}

const canonicalNoindex: Rule = (source) => {
  const { page, siteRoot, others, canonicalOf, isIndexable } = source;
  const target = ownPageAt(canonicalOf(page), siteRoot);
  if (target === null || isSamePage(page, target)) return [];
  const settings = others.find((other) => other.page === target);
  if (isIndexable(target) && !(settings && isNoindex(settings))) return [];
  const message = `The canonical address leads to “${pageTitle(target)}”, which search engines may not list: this page will not be listed either.`;
  return [{ code: "canonical-noindex", field: "canonical", message }];
};

const canonicalElsewhere: Rule = ({ page, siteRoot, canonicalOf }) => {
  const [target, own] = [parseUrl(canonicalOf(page)), parseUrl(siteRoot)];
  if (!target || !own || target.host === own.host) return [];
  const message = `The canonical address leads to ${target.host}, not to ${own.host}: search engines will list that site’s page instead of this one.`;
  return [{ code: "canonical-elsewhere", field: "canonical", message }];
};

/** `home` decides for both of the landing page's addresses; `welcome` only if `home` has none. */
const canonicalIgnored: Rule = ({ page, settings, others, siteRoot }) => {
  const other = others.find((one) => one.page !== page && isLandingPage(one.page));
  if (!isLandingPage(page) || !other || !settings.canonical || !other.canonical) return [];
  const [own, theirs] = [settings.canonical, other.canonical].map((one) =>
    comparable(absolute(one, siteRoot)),
  );
  if (own === theirs) return [];
  const message =
    page === "welcome"
      ? "This canonical address is ignored: “Home” shows the same page and has another one, which counts for both."
      : "“Welcome” shows the same page and has another canonical address: this one counts for both, that one is ignored.";
  return [{ code: "canonical-ignored", field: "canonical", message }];
};

const noindexLinked: Rule = ({ page, settings, linkedPaths }) => {
  const paths = isLandingPage(page) ? ["/", "/welcome"] : [pagePath(page)];
  if (!isNoindex(settings) || !paths.some((path) => linkedPaths.has(path))) return [];
  const message =
    "The active template links to this page, but search engines are told not to list it: visitors who search for it won’t find it.";
  return [{ code: "noindex-linked", field: "robots", message }];
};

function pictureWarnings(
  field: string,
  address: string,
  { siteRoot, pictures }: ConflictSource,
): SeoWarning[] {
  const id = storedPictureId(address, siteRoot);
  if (id === null) return [];
  const size = pictures.get(id);
  if (!size)
    return [
      { code: "picture-missing", field, message: "This picture is no longer stored here: upload it again." },
    ];
  const wide = pictureSizes.wide;
  if (size.width >= wide.width && size.height >= wide.height) return [];
  const nearest = Object.values(pictureSizes).reduce((best, one) =>
    offBy(one, size) < offBy(best, size) ? one : best,
  );
  const message = `The picture has only ${formatSize(size)} pixels; networks ask for ${formatSize(nearest)} and may show it small or not at all.`;
  return [{ code: "picture-small", field, message }];
}

const offBy = (one: Size, other: Size) =>
  Math.abs(Math.log(one.width / one.height / (other.width / other.height)));

const openGraphPicture: Rule = (source) =>
  pictureWarnings("openGraph.image", source.settings.ogImage, source);

const twitterPicture: Rule = (source) =>
  source.settings.twitterImage === source.settings.ogImage
    ? []
    : pictureWarnings("twitter.image", source.settings.twitterImage, source);

const rules: readonly Rule[] = [
  titleTaken,
  canonicalElsewhere,
  canonicalNoindex,
  canonicalTaken,
  canonicalIgnored,
  noindexLinked,
  openGraphPicture,
  twitterPicture,
];

/** Warns of settings that are probably mistakes; they can still be saved. */
export const findConflicts = (source: ConflictSource): SeoWarning[] => rules.flatMap((rule) => rule(source));
