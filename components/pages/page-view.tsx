import { ChevronRight } from "lucide-react";
import type { PageContent } from "@/lib/pages/schema";
import type { SectionData } from "@/lib/pages/section-data";
import type { Translate } from "@/lib/platform/language/translate";
import { PageSections } from "./page-sections";

/** A page above the shown one. */
export type PageAbove = { title: string; path: string };

type PageViewProps = {
  content: PageContent;
  companyName: string;
  data: SectionData;
  /** From the top. */
  above: readonly PageAbove[];
  /** Shows the owner which sections visitors don't see, and why. */
  isPreview: boolean;
  t: Translate;
};

/** The main part of a page that the owner made of sections. It needs no script. */
export function PageView({ content, companyName, data, above, isPreview, t }: PageViewProps) {
  const { title, sections } = content;
  const hasHero = sections.some(({ type, shown }) => type === "hero" && shown);
  return (
    <>
      {above.length > 0 && <Breadcrumbs above={above} title={title} t={t} />}
      {!hasHero && (
        <h1
          dir="auto"
          className="text-match-parent wrap-anywhere mx-auto w-full max-w-[88rem] px-gutter pt-14 text-display-lg sm:pt-20"
        >
          {title}
        </h1>
      )}
      <PageSections {...{ sections, companyName, data, isPreview, t }} />
    </>
  );
}

type BreadcrumbsProps = { above: readonly PageAbove[]; title: string; t: Translate };

const Breadcrumbs = ({ above, title, t }: BreadcrumbsProps) => (
  <nav aria-label={t("Breadcrumb")} className="mx-auto w-full max-w-[88rem] px-gutter pt-6">
    <ol className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      {above.map((page) => (
        <li key={page.path} className="flex min-w-0 items-center gap-2">
          <a
            href={page.path}
            className="wrap-anywhere inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {page.title}
          </a>
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
        </li>
      ))}
      <li aria-current="page" className="wrap-anywhere min-w-0 font-semibold text-ink">
        {title}
      </li>
    </ol>
  </nav>
);
