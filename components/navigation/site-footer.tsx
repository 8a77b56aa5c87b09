import { linkTo } from "@/components/targets/link-to";
import type { ShownColumn } from "@/lib/navigation/resolve";
import type { Translate } from "@/lib/platform/language/translate";

type SiteFooterProps = { columns: readonly ShownColumn[]; spacing: string; t: Translate };

/** The owner's columns of the footer, as rows below a page of a restaurant. */
export function SiteFooter({ columns, spacing, t }: SiteFooterProps) {
  return (
    <nav aria-label={t("Footer")} className={`bg-surface px-gutter py-2 text-sm print:hidden ${spacing}`}>
      {[...columns.entries()].map(([key, { title, links }]) => (
        <div key={key} className="-mx-3.5 flex flex-wrap items-center">
          {title && (
            <p dir="auto" className="px-3.5 font-semibold">
              {title}
            </p>
          )}
          <ul aria-label={title || undefined} className="flex flex-wrap">
            {[...links.entries()].map(([position, { label, href }]) => (
              <li key={position}>
                <a
                  {...linkTo(href)}
                  dir="auto"
                  className="flex min-h-11 items-center rounded-control px-3.5 hover:bg-sunken"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
