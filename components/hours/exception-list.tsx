"use client";

import { Plus } from "lucide-react";
import { useRef } from "react";
import { useController } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { randomKey } from "@/lib/platform/runtime/random-key";
import { type Hours, hoursLimits } from "@/lib/restaurants/hours/hours";
import { ExceptionItem } from "./exception-item";
import { MonthCalendar } from "./month-calendar";

/** Exceptions from the week: a calendar to choose days in, and their times. */
export function ExceptionList({ today }: { today: string }) {
  const { field } = useController<Hours, "exceptions">({ name: "exceptions" });
  const list = useRef<HTMLDivElement>(null);
  const exceptions = field.value;

  const focusOn = (id: string) =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-exception="${CSS.escape(id)}"] input`)?.focus(),
    );

  function add(day: string) {
    if (exceptions.length >= hoursLimits.exceptions) return;
    const id = randomKey();
    field.onChange([...exceptions, { id, from: day, to: day, yearly: false, spans: [], message: "" }]);
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
      <p className="text-ink-soft text-sm">
        <PageLink href="/admin?tab=announcements" className="underline underline-offset-4">
          Announcements
        </PageLink>{" "}
        can show them at the top of your pages some days before.
      </p>
    </div>
  );
}
