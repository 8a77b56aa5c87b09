import { Badge } from "@/components/ui/badge";
import type { Decision } from "./decisions";

/** Shows the decision on a section, and whether it changes anything. */
export function SectionState({ decision, isSame }: { decision: Decision | null; isSame: boolean }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {isSame && <Badge>Same as now</Badge>}
      {decision === null && <Badge tone="brass">Not decided</Badge>}
      {decision === "accepted" && <Badge tone="solid">Accepted</Badge>}
      {decision === "refused" && <Badge>Refused</Badge>}
    </span>
  );
}
