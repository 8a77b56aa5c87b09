"use client";

import { count } from "@/components/ui/count";
import { useConfirm } from "@/components/ui/dialog-provider";
import { notify, SHORT_DURATION_MS } from "@/components/ui/messages";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { RestaurantSummary } from "@/lib/restaurants/answers";

/** Deletes a restaurant after a confirmation, and notifies of the outcome. */
export function useDeletion(onDeleted: () => void) {
  const confirm = useConfirm();
  const { pending, act } = useAction();

  async function remove({ id, name, path, dishes, isPublished }: RestaurantSummary) {
    const isSure = await confirm({
      title: `Delete “${name}”?`,
      content: [
        `Its menu of ${count(dishes, "dish", "dishes")}, every version of it and what waits to be published are gone for good.`,
        isPublished ? `Guests don’t find ${path} any more.` : "",
        "Orders that were placed stay.",
      ]
        .filter(Boolean)
        .join(" "),
      confirmLabel: "Delete restaurant",
      tone: "danger",
    });
    if (!isSure) return;
    await act(id, () => call("DELETE /menus/{id}", { params: { id } }), {
      onDone() {
        notify.success(`“${name}” is deleted`, { duration: SHORT_DURATION_MS });
        onDeleted();
      },
      title: `“${name}” was not deleted`,
    });
  }

  return { deleting: pending, remove };
}
