import type { ReactNode } from "react";
import { drawing } from "@/components/storefront/themes/drawings";
import { classes } from "@/components/ui/classes";
import type { Theme } from "@/lib/restaurants/themes";

/** Number of plate drawings of each theme. */
const plates: Record<Theme, number> = { sunset: 6, lemon: 5, plain: 3 };

type DishPlateProps = {
  theme: Theme;
  emoji: string;
  /** Position of the dish on the menu, so that neighbours have different plates. */
  index: number;
  /** The dish hops whenever it grows. */
  hops?: number;
  faded?: boolean;
  className?: string;
  /** A picture that covers the plate; if it fails to load, the plate shows. */
  children?: ReactNode;
};

export function DishPlate({ theme, emoji, index, hops = 0, faded, className, children }: DishPlateProps) {
  return (
    <span
      aria-hidden="true"
      className={classes("dish-plate", faded && "opacity-55 [filter:grayscale(0.85)]", className)}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: all of it is hidden, and a page says this for each dish */}
      <svg>
        <use href={drawing(theme, `plate-${Math.max(0, index) % plates[theme]}`)} />
      </svg>
      <span key={hops} className={classes("dish-emoji", hops > 0 && "hop")}>
        {emoji}
      </span>
      {children}
    </span>
  );
}
