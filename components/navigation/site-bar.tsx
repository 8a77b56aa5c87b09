import { ChevronDown, Menu } from "lucide-react";
import { linkTo } from "@/components/targets/link-to";
import type { LandingLink } from "@/lib/landing/section-links";
import type { ShownItem } from "@/lib/navigation/resolve";
import type { Translate } from "@/lib/platform/language/translate";

type SiteBarProps = {
  companyName: string;
  items: readonly ShownItem[];
  /** The path of the landing page. */
  home: string;
  t: Translate;
};

const link = "flex min-h-11 items-center rounded-control px-3.5 hover:bg-sunken";

/**
 * The owner's links above a page of a restaurant: a row, which is a menu on a phone. The second level opens as `details`,
 * so that it needs no script.
 */
export function SiteBar({ companyName, items, home, t }: SiteBarProps) {
  return (
    <nav aria-label={t("Website")} className="border-line border-b bg-surface px-gutter text-sm print:hidden">
      <details className="md:hidden">
        <summary className="flex min-h-11 items-center gap-2">
          <Menu aria-hidden="true" className="size-5" />
          <span dir="auto" className="wrap-anywhere">
            {companyName}
          </span>
        </summary>
        <ul className="-mx-3.5">
          {items.every(({ href }) => href !== home) && (
            <li>
              <SiteLink label={t("Home")} href={home} />
            </li>
          )}
          {[...items.entries()].map(([key, item]) => (
            <li key={key}>
              {item.href === null ? (
                <p dir="auto" className="px-3.5 font-semibold">
                  {item.label}
                </p>
              ) : (
                <SiteLink label={item.label} href={item.href} />
              )}
              {item.links.length > 0 && <SiteLinks links={item.links} className="px-4" />}
            </li>
          ))}
        </ul>
      </details>
      <ul className="-mx-3.5 flex flex-wrap max-md:hidden">
        <li>
          <a href={home} dir="auto" className={`${link} font-semibold`}>
            {companyName}
          </a>
        </li>
        {[...items.entries()].map(([key, item]) => (
          <li key={key}>
            {item.links.length > 0 ? (
              <Opened item={item} />
            ) : (
              item.href && <SiteLink {...item} href={item.href} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SiteLink = ({ label, href }: LandingLink) => (
  <a {...linkTo(href)} dir="auto" className={link}>
    {label}
  </a>
);

function SiteLinks({ links, className }: { links: readonly LandingLink[]; className: string }) {
  return (
    <ul className={className}>
      {[...links.entries()].map(([key, one]) => (
        <li key={key}>
          <SiteLink {...one} />
        </li>
      ))}
    </ul>
  );
}

/** An entry that opens its links, with its own first. */
function Opened({ item: { label, href, links } }: { item: ShownItem }) {
  return (
    <details name="website">
      <summary className={`${link} gap-1`}>
        <span dir="auto">{label}</span>
        <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <SiteLinks
        links={href === null ? links : [{ label, href }, ...links]}
        className="absolute z-35 rounded-control border border-line bg-raised shadow-raised"
      />
    </details>
  );
}
