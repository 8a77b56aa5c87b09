"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";

type Line = readonly [keys: readonly string[], text: string];

const groups: readonly { title: string; lines: readonly Line[] }[] = [
  {
    title: "Move",
    lines: [
      [["↑", "↓", "←", "→"], "To the next cell"],
      [["Tab", "Shift Tab"], "To the next cell, to the one before"],
      [["Home", "End"], "To the ends of the row; with Ctrl of the table"],
      [["Page Up", "Page Down"], "A screen further"],
      [["Esc", "then Tab"], "Out of the table"],
    ],
  },
  {
    title: "Edit",
    lines: [
      [["Enter", "F2"], "Edit the cell; typing replaces what it says"],
      [["Esc"], "Leave the cell as it was"],
      [["Delete"], "Empty the cells"],
      [["Ctrl Z", "Ctrl Shift Z"], "Undo, do again"],
      [["Ctrl S"], "Save the draft"],
    ],
  },
  {
    title: "Select",
    lines: [
      [["Shift", "with an arrow"], "Select more cells"],
      [["Shift Space"], "Tick the dish"],
      [["Ctrl A"], "Select everything"],
    ],
  },
  {
    title: "Rows",
    lines: [
      [["Ctrl C", "Ctrl X", "Ctrl V"], "Copy, cut, paste"],
      [["Ctrl D"], "Duplicate"],
      [["Alt ↑", "Alt ↓"], "Move the dish or the category"],
    ],
  },
];

export function KeyHelp({ onClose, onClosed }: { onClose: () => void; onClosed: () => void }) {
  return (
    <Dialog
      title="Keys of the table"
      description="On a Mac, Cmd does what Ctrl does here. Rows that you copied in a spreadsheet are shown to you before they change anything."
      width="wide"
      onClose={onClose}
      onClosed={onClosed}
    >
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {groups.map(({ title, lines }) => (
          <section key={title} aria-label={title} className="grid content-start gap-1">
            <h3 className="font-semibold text-sm">{title}</h3>
            <dl className="grid gap-0.5 text-sm">
              {lines.map(([keys, text]) => (
                <div key={text} className="flex flex-wrap items-baseline gap-x-3 py-1">
                  <dt className="flex min-w-32 flex-wrap gap-1">
                    {keys.map((key) => (
                      <kbd
                        key={key}
                        className="rounded-[0.375rem] border border-line bg-sunken px-1.5 py-0.5 font-sans text-xs"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd className="min-w-40 flex-1 text-ink-soft">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <DialogButtons>
        <Button onClick={onClose}>Close</Button>
      </DialogButtons>
    </Dialog>
  );
}
