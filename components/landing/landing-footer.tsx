import { ContactDetails } from "@/components/business-profile/contact-details";
import { type Contact, hasContact } from "@/lib/business-profile/contact";
import type { LandingContent } from "@/lib/landing/schema";
import { linkTo } from "./landing-links";
import { SectionTitle } from "./section-title";

const networks = [
  {
    key: "twitter",
    name: "Twitter",
    path: "M18.24 2.25h3.31l-7.23 8.26 8.5 11.24h-6.66l-5.21-6.82-5.97 6.82H1.67l7.73-8.84L1.25 2.25h6.83l4.71 6.23zm-1.16 17.52h1.83L7.08 4.13H5.12z",
  },
  {
    key: "linkedin",
    name: "LinkedIn",
    path: "M4.98 3.5a2.48 2.48 0 1 1 0 4.96 2.48 2.48 0 0 1 0-4.96M2.9 9.9h4.16V21.5H2.9zM9.6 9.9h3.98v1.6h.06c.55-1 1.9-2.05 3.92-2.05 4.2 0 4.97 2.6 4.97 5.98v6.07h-4.15v-5.38c0-1.28-.02-2.93-1.85-2.93-1.86 0-2.14 1.4-2.14 2.84v5.47H9.6z",
  },
  {
    key: "github",
    name: "GitHub",
    path: "M12 1.8a10.4 10.4 0 0 0-3.29 20.27c.52.1.71-.23.71-.5v-1.94c-2.9.63-3.5-1.23-3.5-1.23-.48-1.2-1.16-1.53-1.16-1.53-.95-.64.07-.63.07-.63 1.04.08 1.6 1.08 1.6 1.08.93 1.59 2.43 1.13 3.02.86.1-.67.37-1.13.66-1.39-2.3-.26-4.74-1.16-4.74-5.14 0-1.14.41-2.06 1.07-2.79-.1-.26-.46-1.32.1-2.75 0 0 .88-.28 2.87 1.07a9.9 9.9 0 0 1 5.2 0c2-1.35 2.87-1.07 2.87-1.07.57 1.43.21 2.49.1 2.75.67.73 1.07 1.65 1.07 2.79 0 4-2.43 4.87-4.75 5.13.38.32.7.95.7 1.92v2.85c0 .28.2.6.72.5A10.4 10.4 0 0 0 12 1.8",
  },
] as const;

/** Links to the owner's social networks. */
function SocialLinks({ social }: { social: LandingContent["footer"]["social"] }) {
  const shown = networks.filter(({ key }) => social[key]);
  if (shown.length === 0) return null;

  return (
    <ul aria-label="Social media" className="-ms-3 mt-2 flex flex-wrap gap-1">
      {shown.map(({ key, name, path }) => (
        <li key={key}>
          <a
            {...linkTo(social[key])}
            className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className="size-5">
              <path d={path} />
            </svg>
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Profiles of the business that the page's own networks don't show. */
function MoreProfiles({ profiles }: { profiles: Contact["socialProfiles"] }) {
  if (profiles.length === 0) return null;
  return (
    <ul aria-label="More profiles" className="flex flex-wrap gap-x-5">
      {profiles.map(({ label, url }) => (
        <li key={url}>
          <a
            href={url}
            rel="noopener me"
            className="inline-flex min-h-11 items-center text-ink-soft text-sm underline underline-offset-4 hover:text-ink md:min-h-9"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

type LandingFooterProps = {
  companyName: string;
  footer: LandingContent["footer"];
  /** Missing before set-up. */
  contact?: Contact | undefined;
};

export function LandingFooter({
  companyName,
  footer: { tagline, links, social },
  contact,
}: LandingFooterProps) {
  const typed = new Set<string>(Object.values(social));
  const profiles = contact?.socialProfiles.filter(({ url }) => !typed.has(url)) ?? [];
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
          {contact && hasContact(contact) && <ContactDetails contact={contact} className="mt-4" />}
          <SocialLinks social={social} />
          <MoreProfiles profiles={profiles} />
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
