import type { LandingContent } from "@/lib/landing/schema";
import { linkTo } from "./landing-links";
import { SectionTitle } from "./section-title";
import { SocialLinks } from "./social-links";

type LandingFooterProps = { companyName: string; footer: LandingContent["footer"] };

export function LandingFooter({ companyName, footer: { tagline, links, social } }: LandingFooterProps) {
  const columns = [
    { title: "Product", links: links.product },
    { title: "Company", links: links.company },
    { title: "Support", links: links.support },
  ].filter((column) => column.links.length > 0);

  return (
    <footer id="contact" tabIndex={-1} className="mx-auto w-full max-w-[88rem] px-gutter pt-section pb-8">
      <div className="flex flex-wrap justify-between gap-x-16 gap-y-12">
        <div className="grid min-w-0 max-w-lg content-start gap-2">
          <SectionTitle id="contact-title">Contact</SectionTitle>
          <p
            dir="auto"
            className="text-match-parent wrap-anywhere mt-4 font-display font-semibold text-xl tracking-tight"
          >
            {companyName}
          </p>
          {tagline && (
            <p dir="auto" className="text-match-parent wrap-anywhere text-ink-soft">
              {tagline}
            </p>
          )}
          <SocialLinks social={social} />
        </div>
        {columns.length > 0 && (
          <nav aria-label="Footer" className="flex min-w-0 flex-wrap gap-x-16 gap-y-10">
            {columns.map((column) => (
              <div key={column.title} className="min-w-32 max-w-60">
                <h3 className="font-sans font-semibold text-sm tracking-normal">{column.title}</h3>
                <ul className="mt-2">
                  {[...column.links.entries()].map(([position, { label, url }]) => (
                    <li key={position}>
                      <a
                        {...linkTo(url)}
                        className="wrap-anywhere flex min-h-11 items-center rounded-control text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline md:min-h-9"
                      >
                        <span dir="auto" className="text-match-parent min-w-0">
                          {label}
                        </span>
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
      </div>
      <p className="wrap-anywhere mt-14 border-line border-t pt-6 text-ink-soft text-sm">
        <bdi>
          © {new Date().getFullYear()} <bdi>{companyName}</bdi>. All rights reserved.
        </bdi>
      </p>
    </footer>
  );
}
