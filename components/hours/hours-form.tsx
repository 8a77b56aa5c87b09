"use client";

import { useMay } from "@/components/accounts/role";
import { ScreenForm } from "@/components/commands/screen-form";
import { SimulationButton } from "@/components/simulation/simulation-button";
import { Card, CardTitle } from "@/components/ui/card";
import { useVersionedForm } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/messages";
import { call } from "@/lib/api/call";
import type { StoredHours } from "@/lib/restaurants/hours/answers";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import { ExceptionList } from "./exception-list";
import { hoursChanges, hoursKind } from "./hours-values";
import { LastOrderCard } from "./last-order-card";
import { SlotsCard } from "./slots-card";
import { WeekCard } from "./week-card";

type HoursFormProps = {
  restaurantId: string;
  kinds: readonly OrderKind[];
  initial: StoredHours;
  today: string;
  preparationMinutes: number;
  /** Called after a save, which may open or close the restaurant. */
  onSaved: () => void;
};

/** The opening hours of a restaurant. */
export function HoursForm({
  restaurantId,
  kinds,
  initial,
  today,
  preparationMinutes,
  onSaved,
}: HoursFormProps) {
  const params = { id: restaurantId };
  const editor = useVersionedForm(hoursKind, {
    initial,
    keepsUp: "at once",
    find: () => call("GET /hours/{id}", { params }),
    send: async (values, over) => ({
      saved: await call("PUT /hours/{id}", { params, body: values, ifMatch: over }),
    }),
    onSaved: () => {
      notify.success("Opening hours saved! Guests see them at once.", { topic: hoursKind.topic });
      onSaved();
    },
  });
  const mayWrite = useMay("menus:write");

  /** Returns the edited hours to try them; null if they are wrong, which is shown. */
  async function checked() {
    if (await editor.edited.check()) return { hours: editor.edited.get() };
    editor.showProblems();
    return null;
  }

  return (
    <ScreenForm
      editor={editor}
      name="Opening hours"
      saveLabel="Save"
      conflictTitle="Somebody saved newer opening hours"
      conflictText="The opening hours were changed while you were editing. “Keep mine” saves your changes over theirs; their other changes stay. “Take theirs” discards your edits."
      changesOf={hoursChanges}
      className="grid min-w-0 gap-4"
    >
      <WeekCard kinds={kinds} />
      <Card className="grid gap-4" aria-labelledby="hours-exceptions">
        <CardTitle id="hours-exceptions">Holidays and other exceptions</CardTitle>
        <p className="text-ink-soft text-sm">
          On these days the times here replace those of the week, for all kinds of order. Guests read them two
          weeks ahead. A time after midnight belongs to the day on which it begins.
        </p>
        <ExceptionList today={today} />
      </Card>
      <LastOrderCard preparationMinutes={preparationMinutes} />
      <SlotsCard restaurantId={restaurantId} />
      {mayWrite && (
        <Card className="grid gap-3" aria-labelledby="hours-simulation">
          <CardTitle id="hours-simulation">Before you save</CardTitle>
          <p className="text-ink-soft text-sm">
            See which of the last month’s orders these hours and this capacity would have refused.
          </p>
          <div>
            <SimulationButton restaurantId={restaurantId} draft={checked} disabled={editor.busy} />
          </div>
        </Card>
      )}
    </ScreenForm>
  );
}
