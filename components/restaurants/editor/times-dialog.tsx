"use client";

import { useState } from "react";
import { WeekEditor } from "@/components/hours/week-editor";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { Segmented } from "@/components/ui/segmented";
import type { MenuCategory } from "@/lib/restaurants/schema";
import { overlap, type Week } from "@/lib/restaurants/week/week";
import { weekLines } from "@/lib/restaurants/week/words";
import { useGridStore } from "../grid/use-grid";

type TimesDialogProps = { category: MenuCategory; onClose: () => void };

/** Lunch on weekdays, to begin with. */
const firstTimes = (): Week =>
  Array.from({ length: 7 }, (_, day) => (day < 5 ? [{ from: 690, to: 870 }] : []));

/** Returns why times can't be saved. */
function problemOf(times: Week | null): string | undefined {
  if (times?.every((spans) => spans.length === 0)) return "Choose a time on some day.";
  return times?.some(overlap) ? "Some times of a day overlap." : undefined;
}

/** Edits the times in which the dishes of a category are offered. */
export function TimesDialog({ category, onClose }: TimesDialogProps) {
  const grid = useGridStore();
  const [times, setTimes] = useState<Week | null>(category.times ?? null);
  const [problem, setProblem] = useState<string>();

  function save() {
    const wrong = problemOf(times);
    setProblem(wrong);
    if (wrong) return;
    grid.do({ type: "setTimes", id: category.id, times });
    onClose();
  }

  return (
    <Dialog
      width="wide"
      title={`Times of ${category.label || "the category"}`}
      description="Outside these times guests see its dishes, and can’t order them. Orders for a later time count by that time."
      onClose={onClose}
      onClosed={grid.focus}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Segmented
          label="Its dishes are offered"
          segments={[
            { value: "always", label: "Always" },
            { value: "week", label: "By weekday" },
          ]}
          value={times ? "week" : "always"}
          onChange={(value) => setTimes(value === "week" ? firstTimes() : null)}
        />
        {times && <WeekEditor week={times} lines={weekLines(times, { closed: false })} onChange={setTimes} />}
        {problem && <Notice tone="error">{problem}</Notice>}
        <DialogButtons>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save the times</Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
