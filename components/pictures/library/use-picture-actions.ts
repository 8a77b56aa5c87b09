"use client";

import type { UseFormReturn } from "react-hook-form";
import { useConfirm } from "@/components/ui/dialog-provider";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { LibraryPicture } from "@/lib/pictures/answers";
import type { PictureDetails } from "@/lib/pictures/schema";

/** Saves, replaces and deletes a picture. */
export function usePictureActions(
  { id, name }: LibraryPicture,
  onChange: (picture: LibraryPicture | null) => void,
) {
  const { pending, act } = useAction<"save" | "delete">();
  const confirm = useConfirm();
  const params = { id };

  return {
    pending,
    /** @returns true if saved */
    async save(body: PictureDetails, form: UseFormReturn<PictureDetails>) {
      const saved = await act("save", () => call("POST /pictures/{id}", { params, body }), {
        onDone: ({ picture }) => onChange(picture),
        done: "Saved",
        form,
      });
      return saved !== null;
    },
    /**
     * Deletes after a confirmation.
     * @returns true if deleted
     */
    async remove() {
      const isSure = await confirm({
        title: "Delete this picture?",
        content: `${name} is deleted for good.`,
        confirmLabel: "Delete",
        tone: "danger",
      });
      if (!isSure) return false;
      const deleted = await act("delete", () => call("DELETE /pictures/{id}", { params }), {
        onDone: () => onChange(null),
        done: "The picture is deleted",
      });
      return deleted !== null;
    },
  };
}
