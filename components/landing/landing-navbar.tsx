import { Picture } from "@/components/pictures/picture";
import { linkTo } from "@/components/targets/link-to";
import { buttonStyle } from "@/components/ui/button-style";
import { Wordmark } from "@/components/ui/logo";
import type { LandingLink } from "@/lib/landing/section-links";
import type { ShownItem } from "@/lib/navigation/resolve";
import type { PictureView } from "@/lib/pictures/answers";
import type { Translate } from "@/lib/platform/language/translate";
import { LandingMenu } from "./landing-menu";
import { MenuLink, RowLink } from "./navbar-links";
import { navbarWidth } from "./navbar-width";
import { measure } from "./text-measure";

type LandingNavbarProps = {
  companyName: string;
  logo: PictureView | undefined;
  items: ShownItem[];
  /** The path of the landing page. */
  home?: string;
  cta: LandingLink;
  showLogin: boolean;
  t: Translate;
};

const fromWidth = {
  md: { row: "flex max-md:hidden", menu: "md:hidden" },
  lg: { row: "flex max-lg:hidden", menu: "lg:hidden" },
  xl: { row: "flex max-xl:hidden", menu: "xl:hidden" },
  never: { row: "hidden", menu: "" },
} as const;

export function LandingNavbar(props: LandingNavbarProps) {
  const { companyName, logo, items, home = "/", cta, showLogin, t } = props;
  const labels = items.map(({ label }) => label);
  const shown = fromWidth[navbarWidth({ companyName, links: labels, cta: cta.label })];

  return (
    <header className="sticky top-0 z-30 border-line/70 border-b bg-canvas/90 backdrop-blur-md">
      <a
        href="#main"
        className={buttonStyle({ className: "fixed start-3 top-3 z-10 not-focus-visible:sr-only" })}
      >
        {t("Skip to content")}
      </a>
      <nav
        aria-label={t("Main")}
        className="mx-auto flex min-h-18 max-w-[88rem] items-center justify-between gap-3 px-gutter py-2"
      >
        <a href={home} className="wrap-anywhere flex min-h-11 min-w-36 items-center rounded-control">
          <Logo companyName={companyName} logo={logo} />
        </a>
        <div className={`shrink-0 items-center gap-1 lg:gap-2 ${shown.row}`}>
          {[...items.entries()].map(([key, item]) => (
            <RowLink key={key} item={item} />
          ))}
          {showLogin && (
            <a
              href="/login"
              className={buttonStyle({
                variant: "quiet",
                className: "ms-2 font-normal text-ink-soft max-lg:px-2.5",
              })}
            >
              {t("Login")}
            </a>
          )}
          <a {...linkTo(cta.href)} className={buttonStyle({ className: "ms-1 py-1.5 max-lg:px-3.5" })}>
            <span
              dir="auto"
              className={`text-balance text-center wrap-anywhere ${measure(cta.label) > 14 ? "max-w-52" : ""}`}
            >
              {cta.label}
            </span>
          </a>
        </div>
        <LandingMenu label={t("Site menu")} className={shown.menu}>
          {[...items.entries()].map(([key, item]) => (
            <MenuLink key={key} item={item} />
          ))}
          <div className="mt-4 grid gap-3 border-line border-t pt-5">
            <a {...linkTo(cta.href)} className={buttonStyle({ size: "lg" })}>
              <span dir="auto" className="wrap-anywhere min-w-0 text-balance text-center">
                {cta.label}
              </span>
            </a>
            {showLogin && (
              <a
                href="/login"
                className={buttonStyle({
                  variant: "quiet",
                  size: "lg",
                  className: "font-normal text-ink-soft",
                })}
              >
                {t("Login")}
              </a>
            )}
          </div>
        </LandingMenu>
      </nav>
    </header>
  );
}

/** The aspect ratio from which a logo is assumed to contain the name. */
const WORDMARK_RATIO = 1.8;

/** The owner's logo, with the name beside it unless the logo contains it; without a logo the product's mark. */
function Logo({ companyName, logo }: Pick<LandingNavbarProps, "companyName" | "logo">) {
  if (!logo) return <Wordmark name={companyName} />;
  const { width, height } = logo;
  const hasName = width / height >= WORDMARK_RATIO;
  // Transparent logos are usually made for light pages, so they get a light background on a dark one.
  const picture = (
    <Picture
      picture={{ ...logo, alt: hasName ? logo.alt || companyName : "" }}
      sizes="12rem"
      maxWidth={640}
      priority
      className={`h-10 w-auto max-w-48 object-contain sm:h-11 ${logo.placeholder ? "" : "dark:rounded-control dark:bg-on-facade dark:p-1.5"}`}
    />
  );
  return hasName ? picture : <Wordmark name={companyName} mark={picture} />;
}
