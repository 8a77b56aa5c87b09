"use client";

import { type Editor, useEditorState } from "@tiptap/react";
import { Link } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { editorToolbar } from "./editor-style";
import { type Tool, tools } from "./tools";

type ToolbarProps = { editor: Editor; label: string; textId: string | undefined; onLink: () => void };

/** Returns the next position of the focus for a key; undefined for another key. */
function nextPosition(key: string, position: number, count: number): number | undefined {
  if (key === "ArrowRight") return (position + 1) % count;
  if (key === "ArrowLeft") return (position + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/**
 * The commands of the editor: one stop of the tab key, with the arrow keys between them
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/).
 */
export function Toolbar({ editor, label, textId, onLink }: ToolbarProps) {
  const all: readonly Tool[] = [
    ...tools,
    { label: "Link", icon: Link, isOn: (edited) => edited.isActive("link"), run: onLink },
  ];
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: edited }) =>
      all.map(({ isOn, isUsable }) => ({ isOn: isOn?.(edited), isUsable: isUsable?.(edited) ?? true })),
  });

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const isBackwards = getComputedStyle(event.currentTarget).direction === "rtl";
    const mirrored: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };
    const key = (isBackwards && mirrored[event.key]) || event.key;
    const next = nextPosition(key, current, all.length);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  }

  function use(tool: Tool, { detail }: MouseEvent) {
    // A key leaves the focus on the toolbar, a pointer moves it to the text.
    if (detail > 0) editor.commands.focus();
    tool.run(editor);
  }

  return (
    <div
      role="toolbar"
      aria-label={`Format of ${label}`}
      aria-controls={textId}
      className={editorToolbar}
      onKeyDown={move}
    >
      {all.map((tool, position) => {
        const { isOn, isUsable = true } = states[position] ?? {};
        return (
          <IconButton
            key={tool.label}
            icon={tool.icon}
            label={tool.label}
            aria-pressed={isOn}
            aria-disabled={!isUsable || undefined}
            aria-haspopup={tool.run === onLink ? "dialog" : undefined}
            tabIndex={position === current ? 0 : -1}
            className="size-10 rounded-[0.5rem] aria-disabled:cursor-not-allowed aria-disabled:text-line-strong/60 aria-pressed:bg-brand-soft aria-pressed:text-brand-ink md:size-9"
            // The text keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(position)}
            onClick={(event) => isUsable && use(tool, event)}
          />
        );
      })}
    </div>
  );
}
