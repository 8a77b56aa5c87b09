"use client";

import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/form/text-field";
import { Notice } from "@/components/ui/notice";
import { placeTime } from "@/components/ui/time";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { ClockChange, PageDraft } from "@/lib/pages/answers";

type ScheduleDialogProps = {
  draft: PageDraft;
  onScheduled: (draft: PageDraft) => void;
  onClose: () => void;
};

type Values = { at: string; choice: string };

const questions = {
  missing: "The clocks are put forward then, so that this time doesn’t exist. Which moment do you mean?",
  twice: "The clocks are put back then, so that this time is there twice. Which moment do you mean?",
};

/** Asks when the draft is published, and which moment is meant if the clocks change then. */
export function ScheduleDialog({ draft, onScheduled, onClose }: ScheduleDialogProps) {
  const { id, version, timeZone } = draft;
  const params = { id };
  const form = useForm<Values>({ defaultValues: { at: "", choice: "" } });
  const { error, act, pending } = useAction<"schedule">({ refusals: "inline" });
  const [change, setChange] = useState<ClockChange | null>(null);

  async function schedule(at: string, choice?: "earlier" | "later") {
    if (!choice) {
      const { clockChange } = await call("GET /pages/{id}/schedule", { params, query: { at } });
      setChange(clockChange);
      if (clockChange) return null;
    }
    const body = { at, ...(choice && { choice }) };
    return call("PUT /pages/{id}/schedule", { params, body, ifMatch: version });
  }

  const send = (choice?: "earlier" | "later") =>
    act("schedule", () => schedule(form.getValues("at"), choice), {
      form,
      onDone: (scheduled) => scheduled && onScheduled(scheduled),
    });

  return (
    <Dialog
      title="Publish at a time"
      description={`The draft is published as it is then. The time is that of ${timeZone}.`}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <TextField
            name="at"
            type="datetime-local"
            label="Day and time"
            rules={{ onChange: () => setChange(null) }}
          />
          {error && <Notice tone="error">{error}</Notice>}
          {change ? (
            <Notice tone="warning" title={questions[change.kind]}>
              <div className="mt-3 flex flex-wrap gap-2">
                {(["earlier", "later"] as const).map((choice) => (
                  <Button
                    key={choice}
                    variant="secondary"
                    disabled={pending !== null}
                    onClick={() => void send(choice)}
                  >
                    {placeTime(new Date(change[choice]), timeZone)}
                  </Button>
                ))}
              </div>
            </Notice>
          ) : (
            <DialogButtons>
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" pending={pending !== null}>
                Schedule
              </Button>
            </DialogButtons>
          )}
        </form>
      </FormProvider>
    </Dialog>
  );
}
