"use client";

import { EmojiInput } from "@/components/landing/editor/emoji-input";
import { PictureBox } from "@/components/pictures/picture-picker";
import { usePictureChoice } from "@/components/pictures/use-picture-field";
import type { MenuDish } from "@/lib/restaurants/schema";
import type { EntryProblems } from "../grid/menu-problems";
import { useGridStore } from "../grid/use-grid";
import { useDishText } from "./use-dish-text";

/** Shows a dish's picture, or its emoji, and changes it. */
export function DishPlate({ dish, problems }: { dish: MenuDish; problems: EntryProblems }) {
  const grid = useGridStore();
  const { control } = useDishText(dish, "plate");
  const change = (change: Partial<MenuDish>) => grid.do({ type: "change", id: dish.id, change });
  const picture = usePictureChoice({
    id: dish.picture,
    name: "picture",
    label: "Picture",
    onChoose: (picture) => change({ picture }),
  });
  return (
    <>
      <PictureBox {...picture} label="Picture" error={problems.picture} />
      <EmojiInput
        label="Emoji"
        icon={dish.emoji}
        error={problems.emoji}
        control={control}
        onPick={(emoji) => change({ emoji })}
      />
    </>
  );
}
