import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";

/** Warns that visitors see the active template, not the content that the plan changes. */
export function TemplateNotice({ name }: { name: string }) {
  return (
    <Notice tone="warning" title="Visitors see a template just now">
      <p>
        The template “{name}” is active. It shows the texts that it has places for; the rest is kept for the
        built-in page. Search settings count for the template as well.
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
