"use client";

import { type ReactNode, useId, useState } from "react";
import { completeTimeZone, timeZoneNames } from "@/lib/platform/time-zone/zones";
import { Input } from "../input";
import { TextField } from "./text-field";

/** Converts "london" to Europe/London. */
const rules = { setValueAs: (text: string) => completeTimeZone(text) };

/** A time zone by name or city, with the browser's list of suggestions. */
export function TimeZoneField({ name, hint }: { name: string; hint: ReactNode }) {
  const list = useId();
  /** The list is long, and needed once the field is used. */
  const [isListed, setListed] = useState(false);
  return (
    <TextField
      name={name}
      label="Time zone"
      hint={hint}
      rules={rules}
      dir="ltr"
      render={({ onBlur, ...control }) => (
        <>
          <Input
            {...control}
            list={list}
            autoCapitalize="none"
            spellCheck={false}
            onFocus={(event) => {
              event.currentTarget.select();
              setListed(true);
            }}
            onBlur={(event) => {
              event.currentTarget.value = completeTimeZone(event.currentTarget.value);
              void onBlur(event);
            }}
          />
          <datalist id={list}>
            {isListed && timeZoneNames().map((name) => <option key={name} value={name} />)}
          </datalist>
        </>
      )}
    />
  );
}
