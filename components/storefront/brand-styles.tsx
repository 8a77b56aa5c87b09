import { brandStyles } from "@/lib/restaurants/colour";

/** Sets the owner's main colour on the page, as dialogs are outside the restaurant's element. */
export function BrandStyles({ colour }: { colour: string }) {
  const styles = brandStyles(colour);
  return styles && <style>{styles}</style>;
}
