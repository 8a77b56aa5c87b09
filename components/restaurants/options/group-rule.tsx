"use client";

import { Switch } from "@/components/ui/switch";
import { menuLimits } from "@/lib/restaurants/limits";
import { optionRule } from "@/lib/restaurants/options/option-rule";
import type { MenuOptionGroup } from "@/lib/restaurants/options/options";
import type { GroupProblems } from "@/lib/restaurants/options/problems";
import type { ReadNumber } from "../details/read-number";
import { TypedNumber } from "./typed-number";
import { useOptions } from "./use-options";

function readCount(text: string): ReadNumber {
  const number = text.trim();
  if (number === "") return { value: 0 };
  if (!/^\d{1,4}$/.test(number)) return { error: "Must be a whole number" };
  const value = Number(number);
  const { chosenOptions } = menuLimits;
  return value > chosenOptions ? { error: `At most ${chosenOptions}` } : { value };
}

const printCount = (value: number) => (Number.isNaN(value) ? "" : String(value));

/** Edits the numbers of options that guests choose, and of those that are free. */
export function GroupRule({ group, problems }: { group: MenuOptionGroup; problems: GroupProblems }) {
  const actions = useOptions();
  const { kind, min, max, free, canRepeat, options } = group;
  const field = (name: "min" | "max" | "free", label: string, value: number) => (
    <TypedNumber
      label={label}
      value={value}
      read={readCount}
      print={printCount}
      error={problems[name]}
      onChange={(next) => actions.change(group, { [name]: next })}
    />
  );
  const isReadable = options.length > 0 && [min, max, free].every(Number.isInteger);
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] items-start gap-4">
        {field("min", "At least", min)}
        {field("max", "At most", max)}
        {kind !== "remove" && field("free", "Of these free", free)}
      </div>
      {kind !== "remove" && (
        <Switch
          label="The same one more than once"
          hint={kind === "dishes" ? "Such as two of the same drink" : "Such as double cheese"}
          checked={canRepeat}
          onChange={(next) => actions.change(group, { canRepeat: next })}
        />
      )}
      {isReadable && <p className="text-ink-soft text-sm">Guests read: “{optionRule(group)}”</p>}
    </div>
  );
}
