import type { Editor } from "@tiptap/core";
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  Strikethrough,
  TextQuote,
  Undo2,
} from "lucide-react";
import type { RichTextLevel } from "@/lib/rich-text/document";

/** A command of the editor's toolbar. */
export type Tool = {
  label: string;
  icon: LucideIcon;
  /** Returns whether the selection has it; missing for an action. */
  isOn?: (editor: Editor) => boolean;
  isUsable?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const heading = (level: RichTextLevel, label: string, icon: LucideIcon): Tool => ({
  label,
  icon,
  isOn: (editor) => editor.isActive("heading", { level }),
  run: (editor) => editor.commands.toggleHeading({ level }),
});

export const tools: readonly Tool[] = [
  heading(2, "Heading", Heading2),
  heading(3, "Smaller heading", Heading3),
  heading(4, "Smallest heading", Heading4),
  {
    label: "Bold",
    icon: Bold,
    isOn: (editor) => editor.isActive("bold"),
    run: (editor) => editor.commands.toggleBold(),
  },
  {
    label: "Italic",
    icon: Italic,
    isOn: (editor) => editor.isActive("italic"),
    run: (editor) => editor.commands.toggleItalic(),
  },
  {
    label: "Strikethrough",
    icon: Strikethrough,
    isOn: (editor) => editor.isActive("strike"),
    run: (editor) => editor.commands.toggleStrike(),
  },
  {
    label: "List",
    icon: List,
    isOn: (editor) => editor.isActive("bulletList"),
    run: (editor) => editor.commands.toggleBulletList(),
  },
  {
    label: "Numbered list",
    icon: ListOrdered,
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => editor.commands.toggleOrderedList(),
  },
  {
    label: "Quotation",
    icon: TextQuote,
    isOn: (editor) => editor.isActive("blockquote"),
    isUsable: (editor) => editor.isActive("blockquote") || editor.can().toggleBlockquote(),
    run: (editor) => editor.commands.toggleBlockquote(),
  },
  {
    label: "Dividing line",
    icon: Minus,
    isUsable: (editor) => editor.can().setHorizontalRule(),
    run: (editor) => editor.commands.setHorizontalRule(),
  },
  {
    label: "Undo",
    icon: Undo2,
    isUsable: (editor) => editor.can().undo(),
    run: (editor) => editor.commands.undo(),
  },
  {
    label: "Redo",
    icon: Redo2,
    isUsable: (editor) => editor.can().redo(),
    run: (editor) => editor.commands.redo(),
  },
];
