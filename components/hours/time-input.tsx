"use client";

import { useState } from "react";
import { Input } from "@/components/ui/input";
import { clockText } from "@/lib/restaurants/week/words";

type TimeInputProps = { label: string; minutes: number; onChange: (minutes: number) => void };

const minutesOf = (text: string) => {
  const [hour = 0, minute = 0] = text.split(":").map(Number);
  return hour * 60 + minute;
};

/** A time of day in minutes from midnight. An incomplete time is dropped when the field is left. */
export function TimeInput({ label, minutes, onChange }: TimeInputProps) {
  const shown = clockText(minutes % 1440);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <span className="w-28 sm:w-36">
      <Input
        type="time"
        aria-label={label}
        value={typed ?? shown}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (value !== "") onChange(minutesOf(value));
        }}
        onBlur={() => setTyped(null)}
        className="px-2 tabular-nums max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
      />
    </span>
  );
}
