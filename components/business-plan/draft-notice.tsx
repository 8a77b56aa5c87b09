import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";

/** Warns that a draft of the landing page waits, while a plan changes the published page. */
export function DraftNotice() {
  return (
    <Notice tone="warning" title="Your landing page has an unpublished draft">
      <p>
        A plan changes the page that guests see now. The draft stays: where both change the same text, the
        draft’s replaces the plan’s once you publish it.
      </p>
      <PageLink
        href="/admin?tab=editor"
        className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
      >
        Go to the draft
      </PageLink>
    </Notice>
  );
}
