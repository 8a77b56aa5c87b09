import { brandShades } from "@/lib/restaurants/colour";
import type { Theme } from "@/lib/restaurants/themes";
import { themeLooks } from "./theme-looks";

type ColourSampleProps = { colour: string; theme: Theme };

const modes = [
  { mode: "light", label: "By day" },
  { mode: "dark", label: "By night" },
] as const;

/** Shows a heading and a button in a colour, in the light and dark scheme. */
export function ColourSample({ colour, theme }: ColourSampleProps) {
  const shades = brandShades(colour);
  return (
    <ul aria-label="How the colour looks" className="grid grid-cols-2 gap-3">
      {modes.map(({ mode, label }) => {
        const { brand, onBrand, brandInk } = shades[mode];
        return (
          <li
            key={mode}
            className="grid justify-items-start gap-2 rounded-inner border border-line p-3"
            style={{ background: themeLooks[theme].paper[mode] }}
          >
            <span className="font-display font-semibold text-lg" style={{ color: brandInk }}>
              {label}
            </span>
            <span
              className="inline-flex min-h-9 items-center rounded-full px-4 font-semibold text-sm"
              style={{ background: brand, color: onBrand }}
            >
              Add to cart
            </span>
          </li>
        );
      })}
    </ul>
  );
}
