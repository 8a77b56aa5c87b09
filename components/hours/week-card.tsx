"use client";

import { useController } from "react-hook-form";
import { Card, CardTitle } from "@/components/ui/card";
import { Segmented } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";
import type { Hours } from "@/lib/restaurants/hours/hours";
import { kindLabels } from "@/lib/restaurants/terms/kind-labels";
import { type OrderKind, orderKinds } from "@/lib/restaurants/terms/terms";
import { weekLines } from "@/lib/restaurants/week/words";
import { firstWeek } from "./hours-values";
import { WeekDays } from "./week-days";
import { WeekEditor } from "./week-editor";

/** The hours of each week, and those of kinds of order that differ. */
export function WeekCard({ kinds }: { kinds: readonly OrderKind[] }) {
  const { field } = useController<Hours, "week">({ name: "week" });
  const { field: ofKinds } = useController<Hours, "kinds">({ name: "kinds" });
  const week = field.value;
  // Hours of a kind that is no longer offered, or is the only one, can be switched off.
  const differing = orderKinds.filter(
    (kind) => ofKinds.value[kind] || (kinds.length > 1 && kinds.includes(kind)),
  );
  return (
    <Card className="grid gap-5" aria-labelledby="hours-week">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="hours-week">The week</CardTitle>
        <Segmented
          label="Opening hours"
          segments={[
            { value: "always", label: "Always open" },
            { value: "week", label: "By weekday" },
          ]}
          value={week ? "week" : "always"}
          onChange={(value) => {
            field.onChange(value === "week" ? firstWeek() : null);
            if (value === "always") ofKinds.onChange({});
          }}
        />
      </div>
      {week ? (
        <WeekEditor week={week} lines={weekLines(week)} onChange={field.onChange} />
      ) : (
        <p className="text-ink-soft text-sm">
          Guests can order around the clock. Choose “By weekday” to take orders within opening hours only, and
          to show them on your pages.
        </p>
      )}
      {week &&
        differing.map((kind) => {
          const own = ofKinds.value[kind];
          const others = { ...ofKinds.value };
          delete others[kind];
          return (
            <div key={kind} className="grid gap-3 border-line border-t pt-4">
              <Switch
                label={`Other hours for orders: ${kindLabels[kind].toLowerCase()}`}
                checked={own !== undefined}
                onChange={(checked) =>
                  ofKinds.onChange(checked ? { ...others, [kind]: week.map((spans) => [...spans]) } : others)
                }
              />
              {own && (
                <WeekDays
                  week={own}
                  onChange={(changed) => ofKinds.onChange({ ...others, [kind]: changed })}
                />
              )}
            </div>
          );
        })}
    </Card>
  );
}
