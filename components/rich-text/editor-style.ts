import { controlBase } from "@/components/ui/control-style";

/** The frame of the editor, of its toolbar and of its text, also before the editor is loaded. */
export const editorBox = `${controlBase} overflow-clip has-[[aria-invalid]]:border-danger`;
export const editorToolbar =
  "flex min-h-12 flex-wrap items-center gap-0.5 border-line border-b bg-surface p-0.5 md:min-h-11";
export const editorText = "rich-text min-h-40 px-3.5 py-3 text-base";
