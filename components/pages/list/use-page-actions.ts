"use client";

import { useConfirm } from "@/components/ui/dialog-provider";
import { notify } from "@/components/ui/messages";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { DeletedPage, PageSummary } from "@/lib/pages/answers";

type Callbacks = { onOpen: (id: string) => void; onChanged: () => void; onDeleted: () => void };

/** Duplicates, deletes and takes back pages, and notifies of the outcome. */
export function usePageActions({ onOpen, onChanged, onDeleted }: Callbacks) {
  const confirm = useConfirm();
  const { pending, act } = useAction();

  const takeBack = ({ id, title }: Pick<DeletedPage, "id" | "title">) =>
    act(id, () => call("POST /pages/{id}/undelete", { params: { id } }), {
      done: `“${title}” is back as a draft`,
      onDone: onChanged,
      title: `“${title}” could not be taken back`,
    });

  async function remove({ id, title, path }: PageSummary) {
    const isSure = await confirm({
      title: `Delete “${title}”?`,
      content: path
        ? `Visitors of ${path} read that the page is gone. You can take it back from the deleted pages.`
        : "You can take it back from the deleted pages.",
      confirmLabel: "Delete page",
      tone: "danger",
    });
    if (!isSure) return;
    await act(id, () => call("DELETE /pages/{id}", { params: { id } }), {
      onDone() {
        notify.success(`“${title}” is deleted`, {
          action: { label: "Undo", run: () => void takeBack({ id, title }) },
        });
        onChanged();
        onDeleted();
      },
      title: `“${title}” was not deleted`,
    });
  }

  const duplicate = ({ id, title }: PageSummary) =>
    act(id, () => call("POST /pages/{id}/duplicate", { params: { id } }), {
      onDone: (copy) => {
        onChanged();
        onOpen(copy.id);
      },
      title: `“${title}” could not be duplicated`,
    });

  return {
    pending,
    remove: (page: PageSummary) => void remove(page),
    duplicate: (page: PageSummary) => void duplicate(page),
    takeBack: (page: DeletedPage) => void takeBack(page),
  };
}

export type PageActions = ReturnType<typeof usePageActions>;
