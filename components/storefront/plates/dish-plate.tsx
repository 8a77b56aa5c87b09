import type { ReactNode } from "react";
import { drawing } from "@/components/storefront/themes/drawings";
import { classes } from "@/components/ui/classes";
import type { Theme } from "@/lib/restaurants/themes";

/** How many plates each theme has in its drawings, all different. */
const plates: Record<Theme, number> = { sunset: 6, lemon: 5, plain: 3 };

type DishPlateProps = {
  theme: Theme;
  emoji: string;
  /** The dish's place on the menu, so that neighbours have different plates. */
  index: number;
  /** Whenever it grows, the dish hops. */
  hops?: number;
  faded?: boolean;
  /** Sets the size of the plate; the dish's follows. */
  className?: string;
  /** A picture of the dish, which covers the plate; the plate shows where it can't be had. */
  children?: ReactNode;
};

/** A dish on the restaurant's own crockery. */
export function DishPlate({
  theme,
  emoji,
  index,
  hops = 0,
  faded = false,
  className,
  children,
}: DishPlateProps) {
  return (
    <span
      aria-hidden="true"
      className={classes("dish-plate", faded && "opacity-55 grayscale-[0.85]", className)}
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
