import { ChartNoAxesColumn } from "lucide-react";
import type { Route } from "next";
import { PageLink } from "@/components/ui/page-link";

type NoFiguresProps = { text: string; href: Route; link: string };

/** The empty state of a chart. */
export function NoFigures({ text, href, link }: NoFiguresProps) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-1 rounded-inner border border-line-strong/60 border-dashed px-4 py-8 text-center text-sm">
      <ChartNoAxesColumn aria-hidden="true" className="mb-1 size-6 text-ink-soft" strokeWidth={1.75} />
      <p className="text-ink-soft">{text}</p>
      <PageLink
        href={href}
        target="_blank"
        className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-brand-ink underline-offset-4 hover:underline md:min-h-9"
      >
        {link}
        <span className="sr-only"> in a new tab</span>
      </PageLink>
    </div>
  );
}
