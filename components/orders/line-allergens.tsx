import { TriangleAlert } from "lucide-react";
import { classes } from "@/components/ui/classes";
import type { OrderLine } from "@/lib/orders/answers";
import { lineAllergens } from "@/lib/orders/line-allergens";

type LineAllergensProps = { line: Pick<OrderLine, "allergens" | "options">; className?: string };

/** The allergens of a dish and its options when it was ordered; nothing without any. */
export function LineAllergens({ line, className }: LineAllergensProps) {
  const allergens = lineAllergens(line);
  if (!allergens) return null;
  return (
    <p className={classes("wrap-anywhere font-semibold", className)}>
      <TriangleAlert aria-hidden="true" className="mr-1 inline size-[1em] align-[-0.1em]" />
      Allergens: <span dir="auto">{allergens}</span>
    </p>
  );
}
