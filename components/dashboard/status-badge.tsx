import { CircleCheck, CircleDashed } from "lucide-react";
import { Badge } from "@/components/ui/badge";

/** Shows whether a plugin or a portal is in use. */
export function StatusBadge({ status }: { status: "Active" | "Inactive" }) {
  const Icon = status === "Active" ? CircleCheck : CircleDashed;
  return (
    <Badge tone={status === "Active" ? "brand" : "neutral"}>
      <Icon aria-hidden="true" />
      {status}
    </Badge>
  );
}
