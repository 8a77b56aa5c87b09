"use client";

import type { UseFormSetError } from "react-hook-form";
import { useConfirm } from "@/components/ui/dialog-provider";
import { notify } from "@/components/ui/toaster";
import { usePending } from "@/components/ui/use-pending";
import type { LibraryPicture, PictureDetails } from "@/lib/pictures/schema";
import { RequestError, request } from "@/lib/platform/http/client";

/** What can be done with a picture of the library. */
export function usePictureActions(
  { id, name }: LibraryPicture,
  onChange: (picture: LibraryPicture | null) => void,
) {
  const { pending, run } = usePending<"save" | "delete">();
  const confirm = useConfirm();

  async function attempt(what: "save" | "delete", call: () => Promise<void>, onRefused = notifyRefusal) {
    let isDone = false;
    await run(what, async () => {
      try {
        await call();
        isDone = true;
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        onRefused(error);
      }
    });
    return isDone;
  }

  return {
    pending,
    /** @returns whether it is saved */
    save: (details: PictureDetails, setError: UseFormSetError<PictureDetails>) =>
      attempt(
        "save",
        async () => {
          const path = `/pictures/${id}`;
          const { picture } = await request<{ picture: LibraryPicture }>(path, {
            method: "POST",
            body: details,
          });
          onChange(picture);
          notify.success("Saved");
        },
        (error) => {
          const fields = Object.entries(error.fields);
          for (const [field, message] of fields) setError(field as keyof PictureDetails, { message });
          if (fields.length === 0) notifyRefusal(error);
        },
      ),
    /** Asks first. @returns whether it is deleted */
    async remove() {
      const isSure = await confirm({
        title: "Delete this picture?",
        content: `${name} is deleted for good.`,
        confirmLabel: "Delete",
        tone: "danger",
      });
      if (!isSure) return false;
      return attempt("delete", async () => {
        await request(`/pictures/${id}`, { method: "DELETE" });
        onChange(null);
        notify.success("The picture is deleted");
      });
    },
  };
}

const notifyRefusal = (error: RequestError) => notify.error(error.message);
