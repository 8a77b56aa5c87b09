import { classes } from "@/components/ui/classes";
import { useTranslate } from "@/components/ui/translation";
import { useOrdering } from "../ordering/context";

/** The number of portions in the cart; jumps when it changes. */
export function CartCount({ className }: { className?: string }) {
  const t = useTranslate();
  const { count } = useOrdering().bill;
  return (
    <span
      key={count}
      className={classes(
        "bump grid h-6 min-w-6 place-items-center rounded-full bg-canvas px-1.5 text-ink text-xs tabular-nums",
        className,
      )}
    >
      {count}
      <span className="sr-only">{` ${t.count(count, { one: "item", other: "items" })}`}</span>
    </span>
  );
}
