import Link from "next/link";
import { buttonStyle } from "@/components/ui/button-style";
import { Wordmark } from "@/components/ui/logo";
import type { LandingLink } from "./landing-links";
import { LandingMenu } from "./landing-menu";

type LandingNavbarProps = {
  companyName: string;
  links: LandingLink[];
  cta: LandingLink;
  showLogin: boolean;
};

export function LandingNavbar({ companyName, links, cta, showLogin }: LandingNavbarProps) {
  return (
    <header className="sticky top-0 z-30 border-line/70 border-b bg-canvas/90 backdrop-blur-md">
      <a
        href="#main"
        className={buttonStyle({ className: "fixed top-3 left-3 z-40 not-focus-visible:sr-only" })}
      >
        Skip to content
      </a>
      <nav
        aria-label="Main"
        className="mx-auto flex h-18 max-w-[88rem] items-center justify-between gap-3 px-gutter"
      >
        <Link
          href="/"
          dir="auto"
          className="flex min-h-11 min-w-0 items-center rounded-control wrap-anywhere"
        >
          <Wordmark name={companyName} />
        </Link>
        <div className="flex shrink-0 items-center gap-1 max-md:hidden lg:gap-2">
          {links.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              className={buttonStyle({ variant: "quiet", className: "max-lg:px-2.5" })}
            >
              {label}
            </a>
          ))}
          {showLogin && (
            <Link
              href="/login"
              className={buttonStyle({ variant: "secondary", className: "ml-2 max-lg:px-3.5" })}
            >
              Login
            </Link>
          )}
          <a href={cta.href} className={buttonStyle({ className: "ml-1 max-lg:px-3.5" })}>
            <span dir="auto" className="line-clamp-2 max-w-36 wrap-anywhere lg:max-w-64">
              {cta.label}
            </span>
          </a>
        </div>
        <LandingMenu>
          {links.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              className="flex min-h-13 items-center font-display font-semibold text-2xl tracking-tight"
            >
              {label}
            </a>
          ))}
          <div className="mt-4 grid gap-3 border-line border-t pt-5">
            <a href={cta.href} className={buttonStyle({ size: "lg" })}>
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {cta.label}
              </span>
            </a>
            {showLogin && (
              <Link href="/login" className={buttonStyle({ variant: "secondary", size: "lg" })}>
                Login
              </Link>
            )}
          </div>
        </LandingMenu>
      </nav>
    </header>
  );
}
