import { linkTo } from "@/components/targets/link-to";
import type { ShownColumn } from "@/lib/navigation/resolve";

/** The owner's columns of the footer, as rows below a page of a restaurant. Leaves room for the bar of the cart. */
export function SiteFooter({ columns }: { columns: readonly ShownColumn[] }) {
  return (
    <nav
      aria-label="Footer"
      className="border-line border-t bg-surface px-gutter pt-3 pb-32 text-sm md:pb-6 print:hidden"
    >
      {[...columns.entries()].map(([key, { title, links }]) => (
        <div key={key} className="flex flex-wrap items-center">
          {title && (
            <h2 dir="auto" className="pe-3 font-sans font-semibold">
              {title}
            </h2>
          )}
          <ul aria-label={title || undefined} className="-ms-3 flex flex-wrap">
            {[...links.entries()].map(([position, { label, href }]) => (
              <li key={position}>
                <a
                  {...linkTo(href)}
                  dir="auto"
                  className="inline-flex min-h-11 items-center px-3 underline-offset-4 hover:underline"
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
