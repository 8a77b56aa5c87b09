"use client";

import { landingLimits } from "@/lib/landing/schema";
import type { EntryFields } from "./entry-fields";
import { ItemList } from "./item-list";
import { TextField } from "./text-field";

type StatListProps = EntryFields & {
  /** What one entry is called. */
  noun: string;
  /** How the command palette offers another entry. */
  command: string;
};

export function StatList({ noun, command, Text = TextField, empty, above, below }: StatListProps) {
  return (
    <ItemList
      name="stats"
      noun={noun}
      section="stats"
      command={command}
      max={landingLimits.stats}
      blank={{ value: "", label: "" }}
      firstField="value"
      empty={empty}
      compact
    >
      {(index) => (
        <>
          {above?.(index)}
          <Text name={`stats.${index}.value`} label="Value" placeholder="12,000" />
          <Text name={`stats.${index}.label`} label="Label" placeholder="Loaves a year" />
          {below?.(index)}
        </>
      )}
    </ItemList>
  );
}
