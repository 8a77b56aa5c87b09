"use client";

import { landingLimits } from "@/lib/landing/schema";
import { ItemList } from "./item-list";
import { TextField } from "./text-field";

type LinkListProps = { column: "product" | "company" | "support"; title: string };

/** One column of links in the footer. */
export function LinkList({ column, title }: LinkListProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{title} links</legend>
      <ItemList
        name={`footer.links.${column}`}
        noun={`${title} link`}
        section="footer"
        command={`Add a ${title.toLowerCase()} link`}
        max={landingLimits.links}
        blank={{ label: "", url: "" }}
        firstField="label"
        empty={{ title: `No ${title.toLowerCase()} links added yet` }}
        compact
      >
        {(index) => (
          <>
            <TextField name={`footer.links.${column}.${index}.label`} label="Label" />
            <TextField
              name={`footer.links.${column}.${index}.url`}
              label="Address"
              placeholder="https:// or /page"
              inputMode="url"
            />
          </>
        )}
      </ItemList>
    </fieldset>
  );
}
