"use client";

import { classes } from "@/components/ui/classes";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { RequestError } from "@/lib/platform/http/client";
import { peopleText } from "@/lib/reservations/status";
import type { Choice, FreeRead, FreeTime } from "./use-free-times";

type TimeChoiceProps = {
  largestParty: number;
  choice: Choice;
  onChange: (choice: Choice) => void;
  free: FreeRead;
};

/** The number of people, the day, and the free times of it. */
export function TimeChoice({ largestParty, choice, onChange, free }: TimeChoiceProps) {
  const { data, failure, reload } = free;
  const day = choice.day ?? data?.day ?? "";
  const change = (changed: Partial<Choice>) => onChange({ ...choice, time: null, ...changed });
  return (
    <section aria-label="People, day and time" className="grid gap-5">
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
        <Field label="People">
          <Select
            value={String(choice.people)}
            onChange={({ target: { value } }) => change({ people: Number(value) })}
          >
            {Array.from({ length: largestParty }, (_, index) => index + 1).map((people) => (
              <option key={people} value={people}>
                {peopleText(people)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Day">
          <Input
            type="date"
            required
            value={day}
            min={data?.today}
            max={data?.lastDay}
            onChange={({ target: { value } }) => value && change({ day: value })}
          />
        </Field>
      </div>
      {failure ? (
        <RetryNotice
          title={
            failure instanceof RequestError && failure.serverMessage
              ? failure.serverMessage
              : "The free times could not be loaded"
          }
          onRetry={reload}
        />
      ) : data ? (
        <Times data={data} choice={choice} onChange={onChange} />
      ) : (
        <div role="status" className="grid gap-3">
          <span className="sr-only">Looking for free times</span>
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-24" />
        </div>
      )}
    </section>
  );
}

type TimesProps = Pick<TimeChoiceProps, "choice" | "onChange"> & { data: NonNullable<FreeRead["data"]> };

function Times({ data, choice, onChange }: TimesProps) {
  const choose = (time: FreeTime) =>
    onChange({ ...choice, day: data.day, time: { ...time, dayText: data.dayText } });
  if (data.times.length === 0)
    return (
      <Notice tone="info" role="status" title={data.problem}>
        {data.nearest.length === 0 ? (
          <p>There are no other free times. Please call.</p>
        ) : (
          <>
            <p>Free instead:</p>
            <ul className="grid gap-2">
              {data.nearest.map(({ startsAt, text }) => (
                <li key={startsAt}>
                  <TimeButton
                    text={text}
                    isChosen={startsAt === choice.time?.startsAt}
                    onChoose={() => onChange({ ...choice, time: { startsAt, text, dayText: "" } })}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    );
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold text-sm">Free on {data.dayText}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
        {data.times.map((time) => (
          <TimeButton
            key={time.startsAt}
            text={time.text}
            isChosen={time.startsAt === choice.time?.startsAt}
            onChoose={() => choose(time)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function TimeButton({ text, isChosen, onChoose }: { text: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={classes(
        "min-h-12 rounded-control border px-2 font-semibold text-sm tabular-nums transition-colors",
        isChosen
          ? "border-brand bg-brand text-on-brand"
          : "border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-sunken",
      )}
      onClick={onChoose}
    >
      {text}
    </button>
  );
}
