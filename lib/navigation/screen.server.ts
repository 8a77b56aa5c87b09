import "server-only";
import { linkedParts } from "@/lib/landing/linked-parts";
import { sectionLinks } from "@/lib/landing/section-links";
import { columnTitle, footerColumns } from "@/lib/landing/sections";
import type { NavigationScreen } from "./answers";
import type { Navigation } from "./navigation";
import type { NavigationSite } from "./resolve";
import { getNavigation } from "./server";
import { navigationSite } from "./site.server";

/** Returns the links that the landing page has by itself, as the owner's, to begin with. */
function automaticOf({
  content,
  menu,
  reserve,
  pages = [],
  legal = [],
}: NavigationSite): Pick<Navigation, "items" | "columns"> {
  const links = [
    ...(menu ? [{ label: "", target: "site:menu" }] : []),
    ...(reserve ? [{ label: "", target: "site:reserve" }] : []),
    ...pages.map(({ label, target }) => ({ label, target })),
    ...sectionLinks(content).map(({ label, href }) => ({ label, target: href })),
  ];
  const columns = footerColumns.map((column) => ({
    title: columnTitle(content, column),
    links: content.footer.links[column].map(({ label, url }) => ({ label, target: url })),
  }));
  return {
    items: links.map((link) => ({ ...link, links: [] })),
    columns: [
      ...columns.filter(({ links: own }) => own.length > 0),
      ...(legal.length > 0
        ? [{ title: "Legal", links: legal.map(({ label, target }) => ({ label, target })) }]
        : []),
    ],
  };
}

/** Returns the editor's first data. */
export async function navigationScreen(): Promise<NavigationScreen> {
  const [saved, site] = await Promise.all([getNavigation(), navigationSite()]);
  return { ...saved, parts: linkedParts(site.content), automatic: automaticOf(site) };
}
