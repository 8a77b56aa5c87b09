import * as z from "zod";
import { optionalLine } from "@/lib/platform/http/text";
import { linkThat, optionalLinkThat } from "@/lib/platform/http/web-link";
import { isNavigationTarget, isSiteTarget, type Navigation, navigationLimits } from "./navigation";

const label = optionalLine(navigationLimits.label).describe("Empty for that of a `site:` target.");
const target =
  "An address, a section such as `#contact`, `restaurant:{id}`, or one of `site:menu`, " +
  "`site:reserve`, `site:phone`, `site:email`, `site:address`.";

/** Requires a label for a link whose target has no default label. */
const named = <Link extends { label: string; target: string }>(link: z.ZodType<Link, Link>) =>
  link.refine((one) => one.label !== "" || isSiteTarget(one.target), {
    error: "Enter the words of the link",
    path: ["label"],
  });

const list = <Entry extends z.ZodType>(entry: Entry, max: number) =>
  z.array(entry).max(max, `At most ${max} entries`);

const link = named(z.strictObject({ label, target: linkThat(isNavigationTarget).describe(target) }));

const item = named(
  z.strictObject({
    label,
    target: optionalLinkThat(isNavigationTarget).describe(`${target} Empty if it only opens its links.`),
    links: list(link, navigationLimits.links).describe("The second level."),
  }),
).refine((one) => one.target !== "" || one.links.length > 0, {
  error: "Choose where it leads, or add links below it",
  path: ["target"],
});

const column = z.strictObject({
  title: optionalLine(navigationLimits.label),
  links: list(link, navigationLimits.columnLinks),
});

export const navigationInput: z.ZodType<Navigation, Navigation> = z.strictObject({
  hasOwnItems: z.boolean().describe("False for the links that the landing page has by itself."),
  items: list(item, navigationLimits.items),
  hasOwnColumns: z.boolean().describe("False for the columns of the landing page."),
  columns: list(column, navigationLimits.columns),
});
