import { Check } from "lucide-react";
import { classes } from "@/components/ui/classes";
import { useTranslate } from "@/components/ui/translation";
import type { OrderView } from "@/lib/orders/answers";
import { translatable } from "@/lib/platform/language/translate";

const steps = [
  { status: "new", label: translatable("Received") },
  { status: "preparing", label: translatable("Preparing") },
  { status: "ready", label: translatable("Ready") },
  { status: "done", label: translatable("Done") },
] as const;

export function OrderSteps({ status, kind }: Pick<OrderView, "status" | "kind">) {
  const t = useTranslate();
  const current = steps.findIndex((step) => step.status === status);
  return (
    <ol aria-label={t("Progress")} className="grid grid-cols-4">
      {steps.map(({ status: key, label }, index) => {
        const isPast = index < current || status === "done";
        const isCurrent = index === current && !isPast;
        return (
          <li
            key={key}
            aria-current={index === current ? "step" : undefined}
            className="relative grid justify-items-center gap-2 text-center text-sm"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={classes(
                  "-translate-x-1/2 absolute top-5 left-0 h-1 w-[calc(100%-3.25rem)] rounded-full transition-colors duration-500",
                  index <= current ? "bg-brand" : "bg-line",
                )}
              />
            )}
            <span
              className={classes(
                "grid size-11 place-items-center rounded-full font-bold transition-colors duration-500",
                isPast && "bg-brand text-on-brand",
                isCurrent && "bg-brass text-[oklch(0.25_0.04_60)] ring-4 ring-brass/30",
                !isPast && !isCurrent && "bg-sunken text-ink-soft",
              )}
            >
              {isPast ? <Check aria-hidden="true" className="size-5" strokeWidth={2.6} /> : index + 1}
            </span>
            <span className={classes(index > current ? "text-ink-soft" : "font-semibold")}>
              {key === "ready" && kind === "delivery" ? t("On its way") : t(label)}
              {index < current && <span className="sr-only"> {t("(done)")}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
