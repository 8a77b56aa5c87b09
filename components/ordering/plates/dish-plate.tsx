import { classes } from "@/components/ui/classes";
import type { MenuKey } from "@/lib/ordering/types";
import { BasketPlate } from "./basket-plate";
import { MajolicaPlate } from "./majolica-plate";

const plates = { order1: BasketPlate, order2: MajolicaPlate };

type DishPlateProps = {
  menu: MenuKey;
  emoji: string;
  /** The dish's place on the menu, so that neighbours have different plates. */
  index: number;
  /** Whenever it grows, the dish hops. */
  hops?: number;
  faded?: boolean;
  /** Sets the size of the plate; the dish's follows. */
  className?: string;
};

/** A dish on the restaurant's own crockery. */
export function DishPlate({ menu, emoji, index, hops = 0, faded = false, className }: DishPlateProps) {
  const Plate = plates[menu];
  return (
    <span
      aria-hidden="true"
      className={classes(
        "plate @container relative block aspect-square shrink-0 rounded-full",
        faded && "opacity-55 grayscale-[0.85]",
        className,
      )}
    >
      <Plate index={index} />
      <span
        key={hops}
        className={classes(
          "dish-emoji absolute inset-0 grid select-none place-items-center text-[54cqi]",
          hops > 0 && "hop",
        )}
      >
        {emoji}
      </span>
    </span>
  );
}
