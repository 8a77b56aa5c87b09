import { ContactDetails } from "@/components/business-profile/contact-details";
import { linkTo } from "@/components/targets/link-to";
import { type LanguageLink, LanguageSwitch } from "@/components/ui/language-switch";
import { NetworkIcon } from "@/components/ui/network-icon";
import { type Contact, hasContact } from "@/lib/business-profile/contact";
import { namedNetworks } from "@/lib/landing/named-networks";
import type { LandingContent } from "@/lib/landing/schema";
import { headingOf } from "@/lib/landing/sections";
import type { ShownColumn } from "@/lib/navigation/resolve";
import type { Translate } from "@/lib/platform/language/translate";
import { profileOf, type SocialProfile } from "@/lib/platform/social/networks";
import { SectionTitle } from "./section-title";

type Footer = LandingContent["footer"];

/** The page's networks, then those of the business profile that are not among them. */
function profilesOf({ social, profiles = [] }: Footer, contact: Contact | undefined): SocialProfile[] {
  const named = namedNetworks.flatMap(({ key, label, network }) =>
    social[key] ? [{ network, label, url: social[key] }] : [],
  );
  const more = [...profiles, ...(contact?.socialProfiles ?? [])].flatMap(({ url }) => profileOf(url) ?? []);
  const all = [...named, ...more];
  return all.filter(({ url }, position) => position === all.findIndex((other) => other.url === url));
}

/** Links to the owner's social networks. */
function SocialLinks({ profiles }: { profiles: SocialProfile[] }) {
  if (profiles.length === 0) return null;

  return (
    <ul aria-label="Social media" className="-ms-3 mt-2 flex flex-wrap gap-1">
      {profiles.map(({ network, label, url }) => (
        <li key={url}>
          <a
            href={url}
            rel="noopener me"
            title={label}
            className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <NetworkIcon network={network} className="size-5" />
            <span className={network ? "sr-only" : "wrap-anywhere text-sm"}>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type LandingFooterProps = {
  companyName: string;
  content: LandingContent;
  /** Missing before set-up. */
  contact?: Contact | undefined;
  columns: readonly ShownColumn[];
  /** The page in each of its languages. */
  languages?: readonly LanguageLink[] | undefined;
  t: Translate;
};

export function LandingFooter({
  companyName,
  content,
  contact,
  columns,
  languages = [],
  t,
}: LandingFooterProps) {
  const { tagline } = content.footer;

  return (
    <footer id="contact" tabIndex={-1} className="mx-auto w-full max-w-[88rem] px-gutter pt-section pb-8">
      <div className="flex flex-wrap justify-between gap-x-16 gap-y-12">
        <div className="grid min-w-0 max-w-lg content-start gap-2">
          <SectionTitle id="contact-title">{headingOf(content, "footer", t)}</SectionTitle>
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
          {contact && hasContact(contact) && <ContactDetails contact={contact} className="mt-4" t={t} />}
          <SocialLinks profiles={profilesOf(content.footer, contact)} />
        </div>
        {columns.length > 0 && (
          <nav aria-label="Footer" className="flex min-w-0 flex-wrap gap-x-16 gap-y-10">
            {[...columns.entries()].map(([key, column]) => (
              <div key={key} className="min-w-32 max-w-60">
                <h3
                  dir="auto"
                  className="text-match-parent wrap-anywhere font-sans font-semibold text-sm tracking-normal"
                >
                  {column.title}
                </h3>
                <ul className="mt-2">
                  {[...column.links.entries()].map(([position, { label, href }]) => (
                    <li key={position}>
                      <a
                        {...linkTo(href)}
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
      <LanguageSwitch languages={languages} t={t} />
      <p className="wrap-anywhere mt-14 border-line border-t pt-6 text-ink-soft text-sm">
        <bdi>
          © {new Date().getFullYear()} <bdi>{companyName}</bdi>. {t("All rights reserved.")}
        </bdi>
      </p>
    </footer>
  );
}
