import { classes } from "@/components/ui/classes";
import type { OrderLine } from "@/lib/orders/answers";
import { lineAllergens } from "@/lib/orders/line-allergens";
import { LineAllergens } from "../line-allergens";

/** A longer text would push the dishes out of sight. */
const MAX_LARGE_LENGTH = 40;

/** Returns the style of a text that is read across a kitchen. */
export const kitchenWarning = (text: string) =>
  classes(
    "wrap-anywhere whitespace-pre-line rounded-inner border-brass border-s-6 bg-brass-soft px-2.5 py-1.5 font-bold leading-tight",
    text.length > MAX_LARGE_LENGTH ? "text-xl" : "text-2xl",
  );

type LineWarningsProps = {
  line: Pick<OrderLine, "allergens" | "options" | "note">;
  isPale: boolean;
  className?: string;
};

/** The guest’s note and the allergens of a dish, which the kitchen must not miss. */
export function LineWarnings({ line, isPale, className }: LineWarningsProps) {
  const look = (text: string) => classes(isPale ? "text-base" : kitchenWarning(text), className);
  return (
    <>
      {line.note && (
        <p dir="auto" className={look(line.note)}>
          “{line.note}”
        </p>
      )}
      <LineAllergens line={line} className={look(lineAllergens(line))} />
    </>
  );
}
