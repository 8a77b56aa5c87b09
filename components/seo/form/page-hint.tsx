import { Notice } from "@/components/ui/notice";
import { pageGroups, pagePath } from "@/lib/seo/page-name";

const templatePages: readonly string[] = pageGroups.flatMap(({ pages }) => pages);

/** Says that visitors can't reach the page yet. */
export function PageHint({ page }: { page: string }) {
  const path = pagePath(page);
  return (
    <Notice>
      <p>
        {templatePages.includes(page)
          ? `${path} leads to the landing page until a template brings ${page}.html.`
          : `${path} leads to the landing page: this site has no page of that name.`}
      </p>
    </Notice>
  );
}
