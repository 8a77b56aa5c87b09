import { Badge } from "@/components/ui/badge";

const otherAccess: Record<string, string> = { everyone: "Everyone", "signed-in": "People only" };

/** Shows the token scope that a call needs, or its other requirement. */
export function AccessBadge({ access }: { access: string }) {
  return (
    <Badge tone={access in otherAccess ? "neutral" : "brand"} className="justify-self-start">
      {otherAccess[access] ?? access}
    </Badge>
  );
}
