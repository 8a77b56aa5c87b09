"use client";

import { Check } from "lucide-react";
import { classes } from "@/components/ui/classes";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Spinner } from "@/components/ui/spinner";
import { useMedia } from "@/components/ui/use-media";

const steps = ["Reading your description", "Writing your page", "Comparing it with your site"] as const;

/** Shows the progress from 0 to 1; with reduced motion in whole steps. */
export function GenerationProgress({ progress }: { progress: number }) {
  const isCalm = useMedia("(prefers-reduced-motion: reduce)");
  const current = Math.min(steps.length - 1, Math.floor(progress * steps.length));
  // The rest is reserved for slow answers.
  const shown = Math.min(0.96, isCalm ? (current + 0.5) / steps.length : progress);

  return (
    <div className="grid animate-appear gap-3.5 rounded-inner border border-line bg-sunken p-4">
      <ProgressBar label="Making your plan" value={shown} />
      <ol className="grid gap-1.5 text-sm sm:grid-cols-3 sm:gap-4">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? "step" : undefined}
            className={classes(
              "flex items-start gap-2",
              index === current ? "font-semibold" : "text-ink-soft",
            )}
          >
            <span aria-hidden="true" className="grid h-[1.4375rem] w-4 shrink-0 place-items-center">
              {index < current && <Check className="size-4 text-brand-ink" strokeWidth={2.5} />}
              {index === current && <Spinner className="size-4 text-brand-ink" />}
              {index > current && <span className="size-1.5 rounded-full bg-line-strong" />}
            </span>
            {step}
            {index < current && <span className="sr-only">(done)</span>}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {steps[current]}
      </p>
    </div>
  );
}
