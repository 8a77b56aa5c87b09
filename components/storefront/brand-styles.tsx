import { brandStyles } from "@/lib/restaurants/colour";

/** The owner's main colour, for the whole page: dialogs stand outside the restaurant's own element. */
export function BrandStyles({ colour }: { colour: string }) {
  const styles = brandStyles(colour);
  return styles && <style>{styles}</style>;
}
