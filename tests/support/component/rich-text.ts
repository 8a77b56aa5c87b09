import { act, fireEvent } from "@testing-library/react";

/** Selects characters of the first text below an element, which moves the editor's selection as well. */
export async function selectText(editor: HTMLElement, selector: string, from: number, to: number) {
  editor.focus();
  const node = editor.querySelector(selector)?.firstChild;
  if (!node) throw new Error(`There is no text below ${selector}.`);
  await act(async () => {
    getSelection()?.setBaseAndExtent(node, from, node, to);
    document.dispatchEvent(new Event("selectionchange"));
  });
}

/** Pastes texts of the named types. */
export const paste = (editor: HTMLElement, types: Record<string, string>) =>
  fireEvent.paste(editor, {
    clipboardData: { getData: (type: string) => types[type] ?? "", files: [], items: [] },
  });
