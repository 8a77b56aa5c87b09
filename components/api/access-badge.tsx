import { Badge } from "@/components/ui/badge";

const otherAccess: Record<string, string> = { everyone: "Everyone", "signed-in": "People only" };

/** Who may make a call: the scope that a token needs, or what stands for it. */
export function AccessBadge({ access }: { access: string }) {
  return (
    <Badge tone={access in otherAccess ? "neutral" : "brand"} className="justify-self-start">
      {otherAccess[access] ?? access}
    </Badge>
  );
}
