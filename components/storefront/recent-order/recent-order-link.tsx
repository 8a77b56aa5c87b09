import { ArrowRight } from "lucide-react";
import { classes } from "@/components/ui/classes";
import { useTranslate } from "@/components/ui/translation";
import type { RecentOrder } from "./use-recent-order";

type RecentOrderLinkProps = { order: RecentOrder; size?: "md" | "bar"; className?: string };

/** Links to an order placed in this tab. */
export function RecentOrderLink({ order, size = "md", className }: RecentOrderLinkProps) {
  const t = useTranslate();
  return (
    <a
      href={`/orders/${order.id}`}
      className={classes(
        "group inline-flex items-center gap-2 rounded-full bg-brass-soft px-4 py-1.5 font-semibold text-brass-ink",
        size === "bar" ? "min-h-14 text-base" : "min-h-11 text-sm",
        className,
      )}
    >
      {t("Follow order {number}", { number: order.number })}
      <ArrowRight
        aria-hidden="true"
        className="size-4 transition-transform group-hover:[translate:0.125rem]"
      />
    </a>
  );
}
