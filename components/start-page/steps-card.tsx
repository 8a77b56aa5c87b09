import { Check } from "lucide-react";
import type { Route } from "next";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { StartPage } from "@/lib/start-page/answers";
import { stepWords } from "./step-words";

/** The steps to a finished site; the first open one is the next. */
export function StepsCard({ steps }: Pick<StartPage, "steps">) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.key;
  if (!next) return null;
  return (
    <Card className="grid content-start gap-5" aria-labelledby="start-steps">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <CardTitle id="start-steps">Your first hour</CardTitle>
          <p className="text-ink-soft text-sm">
            {done} of {steps.length} done
          </p>
        </div>
        <ProgressBar value={done / steps.length} label="Steps done" />
      </div>
      <ol className="grid gap-1">
        {steps.map(({ key, isDone, restaurantId }) => {
          const { title, text, button, icon: Icon, ...words } = stepWords[key];
          const href = restaurantId
            ? (`/admin/menus?restaurant=${restaurantId}&view=restaurant` as Route)
            : words.href;
          const isNext = key === next;
          return (
            <li
              key={key}
              aria-current={isNext ? "step" : undefined}
              className={`grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 rounded-inner p-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center ${isNext ? "bg-brand-soft" : ""}`}
            >
              <span
                className={`grid size-9 place-items-center rounded-full ${isDone ? "bg-brand text-on-brand" : "border border-line bg-surface text-ink-soft"}`}
              >
                {isDone ? (
                  <Check aria-hidden="true" className="size-4.5" strokeWidth={2.5} />
                ) : (
                  <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.9} />
                )}
                <span className="sr-only">{isDone ? "Done:" : "To do:"}</span>
              </span>
              <div className="min-w-0 self-center">
                <h3 className="font-sans font-semibold text-base leading-snug tracking-normal">
                  {isDone ? (
                    <PageLink href={href} className="underline-offset-4 hover:underline">
                      {title}
                    </PageLink>
                  ) : (
                    title
                  )}
                </h3>
                {!isDone && <p className="text-ink-soft text-sm">{text}</p>}
              </div>
              {!isDone && (
                <ButtonLink
                  href={href}
                  variant={isNext ? "primary" : "secondary"}
                  size="sm"
                  className="max-sm:col-start-2 max-sm:justify-self-start"
                >
                  {button}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
