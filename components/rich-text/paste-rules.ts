import type { EditorView } from "@tiptap/pm/view";
import { isSafeTarget, withoutUnsafe } from "@/lib/rich-text/rules";

const webAddress = /^https?:\/\/\S+$/i;

/** Makes the selected words a link if an address is pasted over them. */
function linkSelection(view: EditorView, event: ClipboardEvent): boolean {
  const target = event.clipboardData?.getData("text/plain").trim() ?? "";
  const { selection, schema, tr } = view.state;
  const link = schema.marks.link;
  if (!link || selection.empty || !webAddress.test(target) || !isSafeTarget(target)) return false;
  view.dispatch(tr.addMark(selection.from, selection.to, link.create({ target })));
  return true;
}

/** Pasting into the editor. The schema drops unknown elements and styles, such as those of word processors. */
export const pasteRules = {
  transformPastedText: withoutUnsafe,
  transformPastedHTML: withoutUnsafe,
  handlePaste: linkSelection,
};
