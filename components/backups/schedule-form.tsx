import { FormProvider, useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { TextField } from "@/components/ui/form/text-field";
import { Select } from "@/components/ui/select";
import type { Backups } from "@/lib/backups/answers";
import { hourText } from "@/lib/backups/hour-text";
import type { ScheduleInput } from "@/lib/backups/schema";
import { PASSPHRASE_IS_FOR, PassphraseField } from "./passphrase-field";

type ScheduleFormProps = {
  schedule: Backups["schedule"];
  timeZone: string;
  onSave: (input: ScheduleInput) => Promise<unknown>;
};

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** The empty option is "never". */
const toHour = (chosen: string | number | null) => (chosen === "" || chosen === null ? null : Number(chosen));

const resolver = schemaOnDemand(async () => (await import("@/lib/backups/schema")).scheduleInput);

/** Edits the schedule of backups. */
export function ScheduleForm({ schedule, timeZone, onSave }: ScheduleFormProps) {
  const { hour, kept, hasPassphrase } = schedule;
  const form = useForm<ScheduleInput>({
    resolver,
    values: { hour, kept, passphrase: "" },
  });
  const { formState, register } = form;
  const submit = form.handleSubmit(onSave);
  return (
    <Card aria-labelledby="schedule-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="schedule-title" className="text-lg">
          Every day
        </h2>
        <p className="text-ink-soft text-sm">
          {hour === null
            ? "No backup is made by itself just now."
            : `A backup is made every day after ${hourText(hour)}, and the latest ${kept === 1 ? "one is" : `${kept} are`} kept.`}{" "}
          Those made by hand and before updates are kept beside these.
        </p>
      </div>
      <FormProvider {...form}>
        <form noValidate method="post" className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field label="Back up" hint={`In the time zone ${timeZone}.`}>
              <Select {...register("hour", { setValueAs: toHour })}>
                <option value="">Never by itself</option>
                {hours.map((one) => (
                  <option key={one} value={one}>
                    Every day after {hourText(one)}
                  </option>
                ))}
              </Select>
            </Field>
            <TextField
              name="kept"
              label="How many to keep"
              type="number"
              inputMode="numeric"
              hint="Older ones are deleted once a new one is whole."
              rules={{ valueAsNumber: true }}
            />
          </div>
          <PassphraseField
            label="Passphrase"
            hint={
              hasPassphrase
                ? "A password for the backups alone. One is stored, so leave this empty. A new one is used from the next backup on."
                : PASSPHRASE_IS_FOR
            }
          />
          <Button
            type="submit"
            variant="secondary"
            className="sm:justify-self-start"
            pending={formState.isSubmitting}
          >
            Save
          </Button>
        </form>
      </FormProvider>
    </Card>
  );
}
