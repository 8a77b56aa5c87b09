import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/card";

type SystemCardProps = { title: string; text?: ReactNode; children: ReactNode };

/** A part of the page with its title. */
export function SystemCard({ title, text, children }: SystemCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {text && <p className="text-ink-soft text-sm">{text}</p>}
      </div>
      {children}
    </Card>
  );
}
