"use client";

import { Plus } from "lucide-react";
import { useRef } from "react";
import { useController } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { hoursLimits } from "@/lib/restaurants/hours/hours";
import { ExceptionItem } from "./exception-item";
import type { HoursValues } from "./hours-values";
import { MonthCalendar } from "./month-calendar";

const newId = () => crypto.randomUUID();

/** Exceptions from the week: a calendar to choose days in, and their times. */
export function ExceptionList({ today }: { today: string }) {
  const { field } = useController<HoursValues, "exceptions">({ name: "exceptions" });
  const list = useRef<HTMLDivElement>(null);
  const exceptions = field.value;

  const focusOn = (id: string) =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-exception="${CSS.escape(id)}"] input`)?.focus(),
    );

  function add(day: string) {
    const id = newId();
    field.onChange([...exceptions, { id, from: day, to: day, yearly: false, spans: [], words: "" }]);
    focusOn(id);
  }

  return (
    <div ref={list} className="grid gap-4">
      <MonthCalendar today={today} exceptions={exceptions} onChoose={add} onFind={({ id }) => focusOn(id)} />
      {exceptions.length > 0 && (
        <ul className="grid divide-y divide-line">
          {exceptions.map((exception, index) => (
            <ExceptionItem
              key={exception.id}
              index={index}
              exception={exception}
              onChange={(changed) =>
                field.onChange(exceptions.map((one) => (one === exception ? changed : one)))
              }
              onRemove={() => {
                field.onChange(exceptions.filter((one) => one !== exception));
                requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("[data-add]")?.focus());
              }}
            />
          ))}
        </ul>
      )}
      {exceptions.length < hoursLimits.exceptions && (
        <Button
          data-add
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => add(today)}
        >
          <Plus aria-hidden="true" />
          Add an exception
        </Button>
      )}
    </div>
  );
}
