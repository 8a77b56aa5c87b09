import { ExternalLink } from "lucide-react";
import type { MissingProperty } from "@/lib/seo/check-structured-data";

const monthOf = (date: string) =>
  new Date(date).toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });

const unique = (names: string[]) => [...new Set(names)];

/** The object that lacks a property: “Product”, “offers (Offer)”. */
const ownerOf = ({ type, path }: MissingProperty) => (path ? `${path} (${type})` : type);

/** Lists missing properties by their object. */
export function MissingProperties({ missing }: { missing: readonly MissingProperty[] }) {
  return (
    <ul className="grid gap-1">
      {unique(missing.map(ownerOf)).map((owner) => (
        <li key={owner}>
          {owner}:{" "}
          {missing
            .filter((one) => ownerOf(one) === owner)
            .map(({ property }, index) => (
              <span key={property}>
                {index > 0 && ", "}
                <code className="font-mono text-[0.92em] [overflow-wrap:anywhere]">{property}</code>
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}

/** Links to Google's documentation of the requirements. */
export function Sources({ missing }: { missing: readonly MissingProperty[] }) {
  const asOf = new Map(missing.map((one) => [one.source, one.asOf]));
  return (
    <p className="flex flex-wrap gap-x-4 text-xs">
      {[...asOf].map(([source, date]) => (
        <a
          key={source}
          href={source}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center gap-1 text-brand-ink underline underline-offset-3"
        >
          Google on {source.slice(source.lastIndexOf("/") + 1).replaceAll("-", " ")}, as of {monthOf(date)}
          <ExternalLink aria-hidden="true" className="size-3" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ))}
    </p>
  );
}
