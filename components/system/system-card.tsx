import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";

type SystemCardProps = {
  title: string;
  text?: ReactNode;
  /** The id of the heading, for links. */
  id?: string;
  children: ReactNode;
};

/** A part of the page with its title. */
export function SystemCard({ title, text, id: linked, children }: SystemCardProps) {
  const own = useId();
  const id = linked ?? own;
  return (
    <Card aria-labelledby={id} className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h2
          id={id}
          tabIndex={-1}
          className="scroll-mt-[calc(var(--bar,0rem)+2rem)] text-lg focus:outline-none"
        >
          {title}
        </h2>
        {text && <p className="text-ink-soft text-sm">{text}</p>}
      </div>
      {children}
    </Card>
  );
}

/** The list of a card, or a sentence if it is empty. */
export function SystemList({ empty, children }: { empty: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className="text-sm">{empty}</p>;
  return <ul className="divide-y divide-line">{children}</ul>;
}

/** An item of a list that opens to show more. */
export function OpeningItem({ summary, children }: { summary: ReactNode; children?: ReactNode }) {
  return (
    <li className="py-1.5 first:pt-0 last:pb-0">
      <details className="group min-w-0">
        <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-inner px-2 py-1.5 hover:bg-sunken/60 [&::-webkit-details-marker]:hidden">
          {summary}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        {children}
      </details>
    </li>
  );
}
