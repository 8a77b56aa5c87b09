"use client";

import { useState } from "react";
import { Segmented } from "@/components/ui/segmented";
import { useMedia } from "@/components/ui/use-media";
import type { Week } from "@/lib/restaurants/week/week";
import { WeekDays } from "./week-days";
import { WeekDrawing } from "./week-drawing";

const looks = [
  { value: "drawing", label: "Drawing" },
  { value: "list", label: "List" },
] as const;

type WeekEditorProps = {
  week: Week;
  /** The week in words, for guests. */
  lines: readonly string[];
  onChange: (week: Week) => void;
};

/** Edits the times of a week: drawn where there is room, else as a list. */
export function WeekEditor({ week, lines, onChange }: WeekEditorProps) {
  const isWide = useMedia("(min-width: 48rem) and (pointer: fine)");
  const [look, setLook] = useState<"drawing" | "list">("drawing");
  return (
    <>
      <div className="rounded-control bg-sunken px-4 py-3 text-sm">
        <p className="font-semibold">Guests read:</p>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {isWide && (
        <Segmented
          label="Edit the week as"
          segments={looks}
          value={look}
          onChange={setLook}
          className="justify-self-start"
        />
      )}
      {isWide && look === "drawing" ? (
        <WeekDrawing week={week} onChange={onChange} />
      ) : (
        <WeekDays week={week} onChange={onChange} />
      )}
    </>
  );
}
