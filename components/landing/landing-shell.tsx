import type { ReactNode } from "react";
import type { LanguageLink } from "@/components/ui/language-switch";
import type { Contact } from "@/lib/business-profile/contact";
import { defaultAccent } from "@/lib/landing/accents";
import type { RestaurantPaths } from "@/lib/landing/link-target";
import type { LandingContent } from "@/lib/landing/schema";
import type { LandingLink } from "@/lib/landing/section-links";
import {
  automaticColumns,
  placeColumns,
  placeItems,
  type ShownNavigation,
  toItem,
} from "@/lib/navigation/resolve";
import type { PictureView } from "@/lib/pictures/answers";
import type { Translate } from "@/lib/platform/language/translate";
import { LandingFooter } from "./landing-footer";
import { LandingNavbar } from "./landing-navbar";
import { mainDirection } from "./text-direction";

type LandingShellProps = {
  content: LandingContent;
  companyName: string;
  logo: PictureView | undefined;
  /** Missing before set-up. */
  contact?: Contact | undefined;
  restaurants: RestaurantPaths;
  /** The path of the page with the sections, from another page. */
  home?: string;
  /** The page in each of its languages. */
  languages?: readonly LanguageLink[] | undefined;
  /** The links at the top unless the owner chose some. */
  links: LandingLink[];
  /** The owner's navigation and footer. */
  navigation?: ShownNavigation | undefined;
  cta: LandingLink;
  showLogin: boolean;
  /** The bar at the top. */
  announcement?: ReactNode;
  t: Translate;
  /** The page's main part. */
  children: ReactNode;
};

/** The header and footer of the landing page and of the pages in its style. */
export function LandingShell(props: LandingShellProps) {
  const {
    content,
    companyName,
    contact,
    restaurants,
    home,
    languages,
    announcement,
    children,
    links,
    navigation,
    ...navbar
  } = props;
  const { t } = navbar;
  const { accent, hero } = content;
  const items = navigation?.items ?? links.map(toItem);
  const columns = navigation?.columns ?? automaticColumns({ content, restaurants }, t);
  return (
    <div
      dir={mainDirection(companyName, hero.title, hero.subtitle)}
      data-accent={accent === defaultAccent ? undefined : accent}
      className="flex min-h-dvh flex-col"
    >
      {announcement}
      <LandingNavbar
        companyName={companyName}
        items={home ? placeItems(items, { home }) : items}
        home={home ?? restaurants["/"] ?? "/"}
        {...navbar}
      />
      <main id="main" className="flex-1">
        {children}
      </main>
      <LandingFooter
        companyName={companyName}
        content={content}
        contact={contact}
        languages={languages}
        columns={home ? placeColumns(columns, { home }) : columns}
        t={t}
      />
    </div>
  );
}
