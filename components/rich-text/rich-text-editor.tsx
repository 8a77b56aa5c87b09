"use client";

import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useMemo, useState } from "react";
import type { RefCallBack } from "react-hook-form";
import { useFieldControl } from "@/components/ui/field";
import type { RichTextDocument } from "@/lib/rich-text/document";
import { editorBox, editorText } from "./editor-style";
import { richTextExtensions } from "./extensions";
import { LinkDialog } from "./link-dialog";
import { pasteRules } from "./paste-rules";
import { Toolbar } from "./toolbar";

type RichTextEditorProps = {
  label: string;
  value: RichTextDocument;
  onChange: (value: RichTextDocument) => void;
  onBlur: () => void;
  /** Gets what focuses the text. */
  focusRef: RefCallBack;
};

/** Returns whether the editor shows a document, whatever the order of its keys. */
function isShown(editor: Editor, value: RichTextDocument): boolean {
  try {
    return editor.schema.nodeFromJSON(value).eq(editor.state.doc);
  } catch {
    return false;
  }
}

/** The editor of a formatted text, and its toolbar. */
export function RichTextEditor({ label, value, onChange, onBlur, focusRef }: RichTextEditorProps) {
  const { id, ...described } = useFieldControl();
  const isInvalid = described["aria-invalid"] ?? false;
  const descriptions = described["aria-describedby"] ?? "";
  const [isLinking, setLinking] = useState(false);

  const editorProps = useMemo(
    () => ({
      ...pasteRules,
      attributes: {
        ...(id && { id }),
        ...(isInvalid && { "aria-invalid": "true" }),
        ...(descriptions && { "aria-describedby": descriptions }),
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        dir: "auto",
        class: `${editorText} whitespace-break-spaces outline-none`,
      },
    }),
    [id, isInvalid, descriptions, label],
  );

  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    editorProps,
    // Within Next.js tiptap would wait for an effect, without an editor for the toolbar until then.
    immediatelyRender: true,
    // The page's policy allows no style sheet of a script; `class` has its rules.
    injectCSS: false,
    onUpdate: ({ editor: edited }) => onChange(edited.getJSON() as RichTextDocument),
    onBlur,
  });

  useEffect(() => {
    if (!isShown(editor, value)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    focusRef({ focus: () => editor.commands.focus() });
    return () => focusRef(null);
  }, [editor, focusRef]);

  return (
    <div className={`${editorBox} focus-within:border-brand`}>
      <Toolbar editor={editor} label={label} textId={id} onLink={() => setLinking(true)} />
      <EditorContent editor={editor} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}
