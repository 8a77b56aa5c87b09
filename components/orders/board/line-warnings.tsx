import { classes } from "@/components/ui/classes";
import type { OrderLine } from "@/lib/orders/answers";
import { LineAllergens } from "../line-allergens";

/** The style of a text that is read across a kitchen. */
export const kitchenWarning =
  "wrap-anywhere whitespace-pre-line rounded-inner bg-brass-soft px-2.5 py-1.5 font-bold text-2xl leading-tight";

type LineWarningsProps = { line: Pick<OrderLine, "allergens" | "options" | "note">; isPale: boolean };

/** The guest’s note and the allergens of a dish, which the kitchen must not miss. */
export function LineWarnings({ line, isPale }: LineWarningsProps) {
  const look = isPale ? "text-base" : kitchenWarning;
  return (
    <>
      {line.note && (
        <p dir="auto" className={classes(look, "mt-1")}>
          “{line.note}”
        </p>
      )}
      <LineAllergens line={line} className={classes(look, "mt-1")} />
    </>
  );
}
