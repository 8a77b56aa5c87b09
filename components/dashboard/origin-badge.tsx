import { FlaskConical } from "lucide-react";
import { Badge } from "@/components/ui/badge";

/** `live`: from this instance's data; `sample`: fixed, as the product has no such data. */
export type Origin = "live" | "sample";

/** Marks figures as real or sample by word, shape and colour. */
export function OriginBadge({ origin }: { origin: Origin }) {
  if (origin === "live") {
    return (
      <Badge tone="brand">
        <span aria-hidden="true" className="size-2 rounded-full bg-brand" />
        Live
      </Badge>
    );
  }
  return (
    <Badge className="border border-line-strong border-dashed bg-transparent">
      <FlaskConical aria-hidden="true" />
      Sample
    </Badge>
  );
}
