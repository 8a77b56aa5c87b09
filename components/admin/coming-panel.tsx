import { Hammer } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";

type ComingPanelProps = { title: string; text: string; children?: ReactNode };

/** Says honestly that a section is still being built. */
export function ComingPanel({ title, text, children }: ComingPanelProps) {
  return (
    <EmptyState icon={Hammer} title={title} text={text}>
      {children}
    </EmptyState>
  );
}
