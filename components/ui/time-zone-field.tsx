"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { completeTimeZone, timeZoneNames } from "@/lib/time-zone/zones";
import { Field } from "./field";
import { Input } from "./input";
import { useHydrated } from "./use-hydrated";

/** To be registered with, so that "london" is Europe/London. */
export const timeZoneRules = { setValueAs: (text: string) => completeTimeZone(text) };

type TimeZoneFieldProps = Pick<
  ComponentProps<"input">,
  "name" | "ref" | "onChange" | "onBlur" | "defaultValue"
> & {
  hint: ReactNode;
  error: string | undefined;
};

/** A time zone by its name or its city, with the browser's own list to search in. */
export function TimeZoneField({ hint, error, onBlur, ...control }: TimeZoneFieldProps) {
  const list = useId();
  const hydrated = useHydrated();
  return (
    <Field label="Time zone" hint={hint} error={error}>
      <Input
        {...control}
        list={list}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => {
          event.currentTarget.value = completeTimeZone(event.currentTarget.value);
          onBlur?.(event);
        }}
      />
      <datalist id={list}>
        {hydrated && timeZoneNames().map((name) => <option key={name} value={name} />)}
      </datalist>
    </Field>
  );
}
