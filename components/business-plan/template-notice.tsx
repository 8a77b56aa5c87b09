import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";

/** Warns that visitors see the active template, not the content that the plan changes. */
export function TemplateNotice({ name }: { name: string }) {
  return (
    <Notice tone="warning" title="Visitors see a template just now">
      <p>
        The template “{name}” is active, so what a plan says is kept, but shown only once the built-in page
        is. Search settings count for the template as well.
      </p>
      <PageLink
        href="/admin?tab=templates"
        className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
      >
        Go to the templates
      </PageLink>
    </Notice>
  );
}
