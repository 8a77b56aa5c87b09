"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Field, FieldMessage } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { useTranslate } from "@/components/ui/translation";
import type { OrderTimes } from "@/lib/orders/slots/schema";
import { useOrdering } from "../ordering/context";
import { useOrderTimes } from "./use-order-times";

type TimeFieldProps = {
  /** Null for as soon as possible. */
  dueAt: string | null;
  setDueAt: (dueAt: string | null) => void;
  /** The server's message. */
  error?: string | undefined;
  /** Increases with each refusal, after which the times are read again. */
  version: unknown;
};

const firstFree = (days: OrderTimes["days"]) =>
  days.flatMap(({ times }) => times).find(({ isFree }) => isFree)?.at ?? null;

/** Chooses when an order is to be ready: as soon as possible, or at one of the free times. */
export function TimeField({ dueAt, setDueAt, error, version }: TimeFieldProps) {
  const t = useTranslate();
  const { kind } = useOrdering();
  const { times, failed, reload } = useOrderTimes(kind, version);
  const errorId = useId();
  if (failed)
    return (
      <Notice tone="warning">
        {t("The times could not be loaded.")}{" "}
        <Button variant="secondary" size="sm" onClick={reload}>
          {t("Try again")}
        </Button>
      </Notice>
    );
  if (!times)
    return (
      <p role="status" className="text-ink-soft text-sm">
        {t("Loading the times…")}
      </p>
    );
  const { soon, reason, days } = times;
  const first = firstFree(days);
  const isChoice = soon !== null && (first !== null || dueAt !== null);
  const isLater = dueAt !== null || (!soon && first !== null);
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-sm">{t("When would you like it?")}</p>
      <div role="status">{!soon && <Notice tone="warning">{reason}</Notice>}</div>
      {isChoice && (
        <Segmented
          label={t("When would you like it?")}
          segments={[
            { value: "soon", label: t("As soon as possible") },
            { value: "later", label: t("Later") },
          ]}
          value={isLater ? "later" : "soon"}
          onChange={(value) => setDueAt(value === "soon" ? null : first)}
          describedBy={error ? errorId : undefined}
          className="flex w-full"
        />
      )}
      {isLater && <TimeSelects {...{ days, dueAt, setDueAt }} errorId={error && errorId} />}
      {!isLater && soon && <p className="text-ink-soft text-sm">{t("Ready {time}.", { time: soon.text })}</p>}
      {error && <FieldMessage id={errorId}>{t.message(error)}</FieldMessage>}
    </div>
  );
}

type TimeSelectsProps = {
  days: OrderTimes["days"];
  /** Null if the guest has to choose a time. */
  dueAt: string | null;
  setDueAt: (dueAt: string) => void;
  /** The id of the message if the time was refused. */
  errorId: string | undefined;
};

function TimeSelects({ days, dueAt, setDueAt, errorId }: TimeSelectsProps) {
  const t = useTranslate();
  const current = days.find(({ times }) => times.some(({ at }) => at === dueAt));
  const times = current?.times ?? [];
  const wrong = errorId ? ({ "aria-invalid": true, "aria-describedby": errorId } as const) : {};
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t("Day")}>
        <Select
          {...wrong}
          value={current?.label ?? ""}
          onChange={({ target: { value } }) => {
            const day = days.find(({ label }) => label === value);
            const free = day && firstFree([day]);
            if (free) setDueAt(free);
          }}
        >
          {!current && <option value="">{t("Choose a day")}</option>}
          {days.map((day) => {
            const isFull = firstFree([day]) === null;
            return (
              <option key={day.label} value={day.label} disabled={isFull}>
                {isFull ? t("{time} (full)", { time: day.label }) : day.label}
              </option>
            );
          })}
        </Select>
      </Field>
      <Field label={t("Time")}>
        <Select
          {...wrong}
          value={(current && dueAt) ?? ""}
          disabled={!current}
          onChange={({ target: { value } }) => setDueAt(value)}
        >
          {!current && <option value="">{t("Choose a time")}</option>}
          {times.map(({ at, text, isFree }) => (
            <option key={at} value={at} disabled={!isFree}>
              {isFree ? text : t("{time} (full)", { time: text })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
