"use client";

import { Trash2 } from "lucide-react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { useFieldError } from "@/components/ui/form/text-field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { type HoursException, hoursLimits } from "@/lib/restaurants/hours/hours";
import { daysText } from "@/lib/restaurants/hours/words";
import { SpanList } from "./span-list";

type ExceptionItemProps = {
  index: number;
  exception: HoursException;
  onChange: (exception: HoursException) => void;
  onRemove: () => void;
};

/** Other hours on some days. */
export function ExceptionItem({ index, exception, onChange, onRemove }: ExceptionItemProps) {
  const { from, to, yearly, spans, message } = exception;
  const put = (change: Partial<HoursException>) => onChange({ ...exception, ...change });
  const fromError = useFieldError(`exceptions.${index}.from`);
  const toError = useFieldError(`exceptions.${index}.to`);
  const name = from && to ? daysText(from, to) : "this exception";
  return (
    <li className="grid gap-3 py-4" data-exception={exception.id}>
      <div className="flex items-start gap-2">
        <div className="grid flex-1 gap-3 sm:grid-cols-2">
          <Field label="First day" error={fromError}>
            <Input
              type="date"
              value={from}
              onChange={({ target: { value } }) =>
                put({ from: value, to: to < value || to === from ? value : to })
              }
            />
          </Field>
          <Field label="Last day" error={toError}>
            <Input
              type="date"
              value={to}
              min={from || undefined}
              onChange={({ target: { value } }) => put({ to: value })}
            />
          </Field>
        </div>
        <IconButton icon={Trash2} label={`Remove ${name}`} className="mt-6.5" onClick={onRemove} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segmented
          label={`On ${name}`}
          segments={[
            { value: "closed", label: "Closed" },
            { value: "open", label: "Other times" },
          ]}
          value={spans.length === 0 ? "closed" : "open"}
          onChange={(value) =>
            put({ spans: value === "closed" ? [] : [{ from: 690, to: 1320 }], closesCategories: undefined })
          }
        />
        <Checkbox
          label="Every year"
          checked={yearly}
          onChange={({ target: { checked } }) => put({ yearly: checked })}
        />
      </div>
      {spans.length > 0 && (
        <>
          <SpanList of={name} spans={spans} onChange={(changed) => put({ spans: changed })} />
          <Checkbox
            label="Without the categories of the menu that have times of their own, such as a lunch"
            checked={exception.closesCategories === true}
            onChange={({ target: { checked } }) => put({ closesCategories: checked })}
          />
        </>
      )}
      <Field label="Words for guests" aside={<span className="text-ink-soft text-xs">Optional</span>}>
        <Input
          value={message}
          maxLength={hoursLimits.message}
          placeholder="We are on holiday"
          dir="auto"
          onChange={({ target: { value } }) => put({ message: value })}
        />
      </Field>
    </li>
  );
}
