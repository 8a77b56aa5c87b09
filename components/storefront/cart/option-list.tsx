import { classes } from "@/components/ui/classes";
import { useTranslate } from "@/components/ui/translation";
import type { OrderLine } from "@/lib/orders/answers";
import { optionText, shownOptions } from "@/lib/orders/option-text";

type OptionListProps = {
  options?: OrderLine["options"];
  note?: string | undefined;
  /** Shows prices in this currency. */
  currency?: string;
  /** The number of dishes, to multiply quantities. */
  dishes?: number;
  className?: string;
};

/** The chosen options of a dish, and the guest's note. */
export function OptionList({ options = [], note, currency, dishes, className }: OptionListProps) {
  const t = useTranslate();
  if (options.length === 0 && !note) return null;
  return (
    <ul className={classes("grid", className)}>
      {shownOptions(options).map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index} className={classes("wrap-anywhere", option.depth > 0 && "pl-5")}>
          {optionText(option, dishes, t)}
          {currency !== undefined && option.cents > 0 && (
            <span className="tabular-nums"> +{t.money(option.cents, currency)}</span>
          )}
        </li>
      ))}
      {note && (
        <li className="wrap-anywhere" dir="auto">
          “{note}”
        </li>
      )}
    </ul>
  );
}
