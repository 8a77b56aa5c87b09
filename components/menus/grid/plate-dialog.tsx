"use client";

import { FormProvider } from "react-hook-form";
import { EmojiField } from "@/components/landing/editor/emoji-field";
import { PicturePicker } from "@/components/pictures/picture-picker";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { useDishForm } from "../phone/use-dish-form";
import { useGridStore } from "./use-grid";

/** What guests see of a dish: a picture of the library, or an emoji on a plate. */
export function PlateDialog({ dish: id, onClose }: { dish: string; onClose: () => void }) {
  const grid = useGridStore();
  const { form, dish } = useDishForm(id);
  if (!dish) return null;
  return (
    <Dialog
      title={`Picture of ${dish.name || "the dish"}`}
      description="Without a picture, guests see the emoji on a plate."
      onClose={onClose}
      onClosed={grid.focus}
    >
      <FormProvider {...form}>
        <PicturePicker name="picture" label="Picture" />
        <EmojiField name="emoji" label="Emoji" />
      </FormProvider>
      <DialogButtons>
        <Button onClick={onClose}>Done</Button>
      </DialogButtons>
    </Dialog>
  );
}
