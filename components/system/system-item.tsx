import type { ComponentProps, ReactNode } from "react";
import { Badge } from "@/components/ui/badge";

type SystemItemProps = {
  words: string;
  state: { word: string; tone: ComponentProps<typeof Badge>["tone"] };
  /** A line below, such as the time. */
  detail: ReactNode;
  /** Explains the state. */
  note?: string | false;
  error: string | null;
  /** Buttons. */
  children?: ReactNode;
};

/** Work of the server in a list: its state, the latest error, and what can be done. */
export function SystemItem({ words, state: { word, tone }, detail, note, error, children }: SystemItemProps) {
  return (
    <li className="grid gap-3 py-3 first:pt-0 last:pb-0 sm:flex sm:items-center">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-semibold text-sm">{words}</span>
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm tabular-nums">{detail}</p>
        {note && <p className="text-ink-soft text-xs">{note}</p>}
        {error && <p className="wrap-anywhere text-ink-soft text-xs">{error}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </li>
  );
}
