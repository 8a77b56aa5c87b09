import { ChevronDown } from "lucide-react";
import { linkTo } from "@/components/targets/link-to";
import { buttonStyle } from "@/components/ui/button-style";
import type { ShownItem } from "@/lib/navigation/resolve";
import { DisclosureMenu } from "./disclosure-menu";

const keyOf = ({ label, href }: { label: string; href: string | null }) => `${label} ${href}`;

const inRow = buttonStyle({ variant: "quiet", className: "max-lg:px-2.5" });

/** An entry in the row of the navbar; one with links opens them, with its own first. */
export function RowLink({ item }: { item: ShownItem }) {
  const { label, href, links } = item;
  if (links.length === 0)
    return (
      href !== null && (
        <a {...linkTo(href)} dir="auto" className={inRow}>
          {label}
        </a>
      )
    );
  const all = href === null ? links : [{ label, href }, ...links];
  return (
    <DisclosureMenu
      className="relative"
      buttonClass={inRow}
      panelClass="end-0 mt-1 max-h-[calc(100dvh-6rem)] w-max min-w-full max-w-72 p-1.5"
      button={
        <>
          <span dir="auto">{label}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform group-data-[open=true]:rotate-180"
          />
        </>
      }
    >
      <ul aria-label={label}>
        {all.map((link) => (
          <li key={keyOf(link)}>
            <a
              {...linkTo(link.href)}
              dir="auto"
              className="wrap-anywhere flex min-h-11 items-center rounded-control px-3.5 py-2 text-sm hover:bg-sunken md:min-h-10"
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </DisclosureMenu>
  );
}

const inMenu = "flex min-h-13 items-center font-display font-semibold text-2xl tracking-tight";

/** An entry in the menu of a narrow screen, with its links below it. */
export function MenuLink({ item: { label, href, links } }: { item: ShownItem }) {
  return (
    <>
      {href === null ? (
        <p dir="auto" className={inMenu}>
          {label}
        </p>
      ) : (
        <a {...linkTo(href)} dir="auto" className={inMenu}>
          {label}
        </a>
      )}
      {links.length > 0 && (
        <ul aria-label={label} className="mb-2 border-line border-s-2 ps-4">
          {links.map((link) => (
            <li key={keyOf(link)}>
              <a
                {...linkTo(link.href)}
                dir="auto"
                className="wrap-anywhere flex min-h-11 items-center text-lg"
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
