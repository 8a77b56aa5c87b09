"use client";

import { callFailure } from "@/components/ui/call-failure";
import { classes } from "@/components/ui/classes";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { useTranslate } from "@/components/ui/translation";
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
  const t = useTranslate();
  const { data, failure, reload } = free;
  const day = choice.day ?? data?.day ?? "";
  const change = (changed: Partial<Choice>) => onChange({ ...choice, time: null, ...changed });
  return (
    <section aria-label={t("People, day and time")} className="grid gap-5">
      <div className="grid grid-cols-2 gap-3">
        <Field label={t("People")}>
          <Select
            value={String(choice.people)}
            onChange={({ target: { value } }) => change({ people: Number(value) })}
          >
            {Array.from({ length: largestParty }, (_, index) => index + 1).map((people) => (
              <option key={people} value={people}>
                {peopleText(people, t)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("Day")}>
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
          title={callFailure(failure, t("The free times could not be loaded"), t)}
          onRetry={reload}
        />
      ) : data ? (
        <Times data={data} choice={choice} onChange={onChange} />
      ) : (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{t("Looking for free times")}</span>
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-24" />
        </div>
      )}
    </section>
  );
}

type TimesProps = Pick<TimeChoiceProps, "choice" | "onChange"> & { data: NonNullable<FreeRead["data"]> };

function Times({ data, choice, onChange }: TimesProps) {
  const t = useTranslate();
  const choose = (time: FreeTime) =>
    onChange({ ...choice, day: data.day, time: { ...time, dayText: data.dayText } });
  if (data.times.length === 0)
    return (
      <Notice tone="info" role="status" title={data.problem}>
        {data.nearest.length === 0 ? (
          <p>{t("There are no other free times. Please call.")}</p>
        ) : (
          <>
            <p>{t("Free instead:")}</p>
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
      <legend className="mb-2 font-semibold text-sm">{t("Free on {day}", { day: data.dayText })}</legend>
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
